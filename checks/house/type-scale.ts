import type { Source } from './source.ts'

/** Each text size of the web app that is not one of the scale in `web/styles/tokens.css`. */
export function sizesOffTheScale(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('web/') && path !== tokens && !isTest)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          found(path, line).map(
            (size) => `${path}:${at + 1} ${size}: take a --text-… of ${tokens}`,
          ),
        ),
    )
}

const tokens = 'web/styles/tokens.css'

function found(path: string, line: string): string[] {
  const patterns = path.endsWith('.css') ? [declaration, ownToken] : [sizeClass, inlineSize]
  return patterns.flatMap((pattern) => line.match(pattern) ?? [])
}

/** `text-[13px]` and Tailwind's own `text-sm`, which compiles to nothing; not a colour. */
const sizeClass =
  /\btext-(?:\[(?:\.?\d|calc|clamp|min|max|length:|var\(--text-)[^\]]*\]|\(length:[^)]*\)|(?:xs|sm|base|lg|\d?xl)\b)/g
const inlineSize = /\bfontSize\b|\bfont: *['"`].*/g
/** `font-size: 13px` and the size within `font: …`. */
const declaration =
  /(?<![\w-])font(?:-size)?:(?! *inherit;)(?!.*var\(--text-[a-z]+\)(?: \/|;| var)).*/g
const ownToken = /(?<![\w-])--text-[a-z-]+:.*/g
