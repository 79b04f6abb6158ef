import type { Source } from './source.ts'
import { ofTheWeb, tokens, withoutComments } from './type-scale.ts'

/** Colours that are written out, by their files; why each is right as it is. */
const palettes: Readonly<Record<string, string>> = {
  [tokens]: 'gives each colour its name',
  'web/recommendations/night.css': 'names those of the exercise, the same in both themes',
  'web/exercises/scenes.css': 'pictures: each colour is of one thing in one of them',
  'web/exercises/figure.tsx': 'a mask, which shows no colour',
  'web/index.html': 'the bar of the browser itself, before any style has come',
  'web/public/mark.svg': 'a file that the browser shows by itself',
}

/** Colours written out where a name of `tokens.css` belongs, and palettes that have none. */
export function rawColours(sources: readonly Source[], listed = palettes): string[] {
  const found = ofTheWeb(sources).map(({ path, text }) => ({
    path,
    colours: coloursIn(path, text),
  }))
  const needless = Object.keys(listed).filter((path) =>
    found.some((one) => one.path === path && one.colours.length === 0),
  )
  return [
    ...found
      .filter(({ path }) => !(path in listed))
      .flatMap(({ path, colours }) =>
        colours.map((one) => `${path} ${one}: take one of ${tokens}`),
      ),
    ...needless.map((path) => `${path} is on the list and need not be`),
  ]
}

function coloursIn(path: string, text: string): string[] {
  const isCss = path.endsWith('.css')
  const patterns = [hex, space, namedClass, namedAttribute, ...(isCss ? [namedValue] : [])]
  const plain = (isCss ? withoutComments(text) : text).replace(/&#\w+;/g, '')
  return patterns.flatMap((pattern) => plain.match(pattern) ?? [])
}

/** In quotes, brackets or behind a colon: not a private name, not an address. */
const hex = /(?<=["'`[(:,\s_=])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi
const space =
  /(?<![\w.-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?=[\s\d.+-]|from\b|srgb|display)/gi
const words =
  'white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|cyan|aqua|blue|navy|' +
  'indigo|violet|purple|magenta|fuchsia|pink|crimson|coral|salmon|tomato|brown|tan|beige|ivory|khaki|' +
  'lavender|plum|orchid|turquoise|whitesmoke|rebeccapurple|(?:dark|light|deep|hot|medium|pale|slate)[a-z]+'
const named = `(?:${words})`
const namedClass = new RegExp(`-\\[(?:color:)?${named}\\]`, 'g')
const namedAttribute = new RegExp(
  `\\b(?:color|fill|stroke|background|\\w+Color|[a-z]+-color)["']?\\s*[:=]\\s*\\{?["'\`]${named}["'\`]`,
  'g',
)
const namedValue = new RegExp(
  `(?<![\\w-])(?:[a-z-]*color|background|fill|stroke|border[a-z-]*|outline|[a-z-]*shadow)\\s*:[^;}]*(?<![\\w-])${named}(?![\\w-])`,
  'g',
)

/** Colours of text that the table of contrasts does not know, or that are mixed on the spot. */
export function unknownTextColours(
  sources: readonly Source[],
  known: readonly string[],
  listed = noText,
): string[] {
  const palette = sources.find(({ path }) => path === tokens)?.text ?? ''
  const colours = [...palette.matchAll(/--color-([a-z-]+):/g)].map(([, one = '']) => one)
  const asClass = new RegExp(`(?<![\\w-])text-(${colours.join('|')})(?![\\w-])(/?)`, 'g')
  return ofTheWeb(sources).flatMap(({ path, text }) => {
    const plain = path.endsWith('.css') ? withoutComments(text) : text
    const used = [
      ...[...plain.matchAll(asClass)].map(([, one = '', part]) => (part ? `${one}/…` : one)),
      ...[...plain.matchAll(asVariable)].map(([, one = '']) => one),
      ...(path.endsWith('.css') ? [...plain.matchAll(asValue)] : []).map(
        ([, one = '']) => /^var\(--([\w-]+)\)$/.exec(one.trim())?.[1] ?? one.trim(),
      ),
    ]
    return [...new Set(used)]
      .filter((one) => ![...known, ...taken].includes(one) && !(`${path} ${one}` in listed))
      .map((one) => `${path} has text in ${one}, whose contrast is not known`)
  })
}

const taken = ['inherit', 'current', 'currentColor', 'transparent', 'CanvasText', 'ButtonText']
const asVariable =
  /(?:\btext-\[(?:color:)?var\(--|\btext-\(--|(?<![\w-])color["']?:\s*["'`]var\(--)([\w-]+)\)/g
const asValue = /(?<![\w-])color\s*:([^;}]*)/g

/** Why each is right as it is. */
const noText: Readonly<Record<string, string>> = {
  'web/matching/find-filters.tsx clay': 'a star, held as a mark',
  'web/favorites/favorite-star.tsx clay': 'a star, held as a mark',
  'web/styles/controls.css faint': 'a button that is disabled',
  'web/landing/sections.tsx faint': 'a sign beside a heading, hidden from readers',
  'web/questionnaires/steps.tsx faint': 'a step that is disabled',
  'web/inbox/patient-summary-dialog.tsx faint': 'the dots of a list',
}
