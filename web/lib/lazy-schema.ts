/**
 * A schema that is built when something is first asked of it. Only the build writes this, around the
 * schemas of the contract, of which nothing is asked but what they hold.
 */
export function lazySchema<T extends object>(build: () => T): T {
  let made: T | undefined
  return new Proxy({} as T, {
    get(_, key) {
      made ??= build()
      return made[key as keyof T]
    },
  })
}
