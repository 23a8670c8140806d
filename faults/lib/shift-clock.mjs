/** Loaded before a server (`node --import`): its clock is wrong by so many minutes, and only its own. */
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
