/** Loaded before a server (`node --import`): its own clock is wrong by this many minutes. */
const shift = Number(process.env.CLOCK_SHIFT_MINUTES) * 60_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, given: ConstructorParameters<DateConstructor> | [], newTarget) =>
    Reflect.construct(RealDate, given.length === 0 ? [RealDate.now() + shift] : given, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name, receiver),
});
