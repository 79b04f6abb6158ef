import { adviceTags, foldTags } from '@attune/contract/advice.ts'
import { createElement, Fragment, type ReactNode } from 'react'

const droppedTags = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

type Heading = 'h2' | 'h3'

/**
 * HTML that software wrote, rendered from ten tags and the fold, without attributes. It is parsed into an inert
 * document and built anew, so nothing of it is ever markup of ours; half a tag at the end of a
 * stream is closed by the parser.
 */
export function Advice({ html, heading }: { html: string; heading: Heading }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="advice">{childrenOf(body, heading)}</div>
}

const childrenOf = (node: Node, heading: Heading): ReactNode =>
  createElement(Fragment, null, ...[...node.childNodes].map((child) => rendered(child, heading)))

function rendered(node: Node, heading: Heading): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (droppedTags.has(tag)) return null
  if (tag === 'br') return <br />
  // What stands above it on the page decides the level, not the text.
  if (headings.has(tag)) return createElement(heading, null, childrenOf(node, heading))
  const inside = childrenOf(node, heading)
  return adviceTags.has(tag) || foldTags.has(tag) ? createElement(tag, null, inside) : inside
}
