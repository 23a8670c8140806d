/** Loaded before a server (`node --import`): its own clock is wrong by this many minutes. */
const shift = Number(process.env.CLOCK_SHIFT_MINUTES) * 60_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
