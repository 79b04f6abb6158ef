import type { Source } from './source.ts'

/** The font sizes written in the web app, each with how often: in classes, CSS and tokens. */
export function fontSizes(sources: readonly Source[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path, text, isTest } of sources) {
    if (!path.startsWith('web/') || isTest) continue
    const tokens = path.endsWith('.css') ? [sizeToken, fontSize] : [fontSize]
    for (const pattern of [sizeClass, ...tokens]) {
      for (const [, size = ''] of text.matchAll(pattern)) {
        if (size.startsWith('var(')) continue
        const plain = size.replace(/\s+/g, '')
        counts.set(plain, (counts.get(plain) ?? 0) + 1)
      }
    }
  }
  return counts
}

/** `text-[0.9rem]`, but not a colour `text-[var(--ink)]`. */
const sizeClass = /\btext-\[((?![^\]]*--)[^\]]+)\]/g
const fontSize = /\bfont(?:-size|Size):\s*((?:[^;},()]|\([^)]*\))+)/g
/** `--text-small: 0.9rem`, but not `--text-small--line-height`. */
const sizeToken = /--text-[a-z0-9]+(?:-[a-z0-9]+)*:\s*([^;]+);/g
