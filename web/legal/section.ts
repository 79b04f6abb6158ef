/** One sentence or two that people may rely on; `held.test.ts` says by its name what holds it. */
export type Line = { id: string; text: string }

export type Section = { id: string; title: string; lines: readonly Line[] }
