/**
 * Values that many rows share, each kept once under a small number; 0 is none. What no row holds any more
 * is forgotten, and its number given again.
 */
export class Interned<T> {
  private readonly ids = new Map<string, number>()
  private readonly keys: string[] = ['']
  private readonly values: (T | null)[] = [null]
  private readonly holders: number[] = [0]
  private readonly free: number[] = []

  /** The number of this value, held once more. */
  hold(value: T | null): number {
    if (value === null) return 0
    const key = JSON.stringify(value)
    const id = this.ids.get(key) ?? this.add(key, value)
    this.holders[id]!++
    return id
  }

  /** Held once less. */
  release(id: number) {
    if (id === 0 || --this.holders[id]! > 0) return
    this.ids.delete(this.keys[id]!)
    this.values[id] = null
    this.free.push(id)
  }

  at = (id: number): T | null => this.values[id]!

  /** More than the largest number in use. */
  get end() {
    return this.values.length
  }

  /** What a function says of each value, asked once for each that is looked at. */
  memo(of: (value: T | null) => number): (id: number) => number {
    const known = new Int32Array(this.end).fill(-1)
    return (id) => {
      const found = known[id]!
      if (found >= 0) return found
      const made = of(this.at(id))
      known[id] = made
      return made
    }
  }

  private add(key: string, value: T): number {
    const id = this.free.pop() ?? this.end
    this.ids.set(key, id)
    this.keys[id] = key
    this.values[id] = value
    this.holders[id] = 0
    return id
  }
}
