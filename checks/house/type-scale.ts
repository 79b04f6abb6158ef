import type { Source } from './source.ts'

/** Each text size of the web app that is not one of the scale in `web/styles/tokens.css`. */
export const sizesOffTheScale = (sources: readonly Source[]): string[] =>
  ofTheWeb(sources).flatMap(({ path, text }) =>
    (path === tokens ? ownSizes(text) : found(path, text)).map(
      (size) => `${path} ${size}: take a --text-… of ${tokens}`,
    ),
  )

export const tokens = 'web/styles/tokens.css'
const names = ['small', 'bar', 'body', 'title', 'heading', 'large', 'display', 'hero']
const name = `(?:${names.join('|')})`

export const ofTheWeb = (sources: readonly Source[]): Source[] =>
  sources.filter(({ path, isTest }) => path.startsWith('web/') && !isTest)

/** Sizes that the tokens have beyond the scale, or not at all. */
function ownSizes(text: string): string[] {
  const own = [...withoutComments(text).matchAll(/--text-([\w-]+):/g)].flatMap(
    ([, one]) => one ?? [],
  )
  const expected = names.flatMap((one) => [one, `${one}--line-height`])
  return [
    ...own.filter((one, at) => !expected.includes(one) || own.indexOf(one) !== at),
    ...expected.filter((one) => !own.includes(one)),
  ].map((one) => `--text-${one}`)
}

export const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')

function found(path: string, text: string): string[] {
  const isCss = path.endsWith('.css')
  const patterns = isCss ? [zoom, ownToken, ...classes] : [...classes, ...inline]
  const plain = isCss ? withoutComments(text) : text
  return [
    ...patterns.flatMap((pattern) => plain.match(pattern) ?? []),
    ...(isCss ? (plain.match(declaration) ?? []) : []).filter((one) => !onTheScale.test(one)),
  ]
}

const classes = [
  // Tailwind's own sizes, which compile to nothing.
  /\btext-(?:xs|sm|base|lg|\d?xl)\b/g,
  // Whatever is no colour by name: `text-[13px]`, `text-[larger]`, `text-(length:--own)`.
  /\btext-\[(?!var\(--(?!text-)[\w-]+\)\])[^\]]*\]/g,
  /\btext-\((?!--(?!text-)[\w-]+\))[^)]*\)/g,
  /\[(?:font|font-size|zoom|--text-[\w-]+):[^\]]*\]/g,
]
const inline = [
  /\bfontSize\b/g,
  /(?<![\w-])font(?:-size)?["']?\s*[:=](?!=)\s*\\?["'`{][^;\n]*/g,
  /(?<![\w-])(?:font|font-size):\s*[^;'"`\s][^;"'`\n]*/g,
  /\bsetProperty\(\s*["'`](?:font|zoom|--text)[^)]*\)/g,
  /["'`]--text-[\w-]+["'`]\]?\s*:/g,
  /\.(?:style\.font|zoom|cssText)\b/g,
  /(?<![\w-])zoom["']?\s*[:=](?!=)\s*["'`{\d][^;\n]*/g,
  /<\/?(?:small|big|font)\b[^>]*>/g,
]
/** `font-size: 13px` and the size within `font: …`, over several lines too. */
const declaration = /(?<![\w-])font(?:-size)?\s*:[^;}]*/gi
const onTheScale = new RegExp(
  `^(?:font-size\\s*:\\s*(?:inherit|var\\(--text-${name}\\))|font\\s*:\\s*(?:inherit|(?:[\\w]+\\s+)*var\\(--text-${name}\\)(?:\\s*/\\s*[^\\s]+)?\\s+var\\(--(?:sans|serif)\\)))\\s*$`,
)
const ownToken = /(?<![\w-])--text-[\w-]+\s*:[^;}]*/g
const zoom = /(?<![\w-])zoom\s*:[^;}]*/gi
