/** A reply as it travels: times are text. */
export type OnTheWire<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? OnTheWire<Item>[]
    : T extends object
      ? { [K in keyof T]: OnTheWire<T[K]> }
      : T
