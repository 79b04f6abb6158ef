import type { ESTree } from 'vite'

/** What stands in brackets, and what a cast, `?.` or `!` says something of. */
export function bare(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
      return bare(node.expression)
    case 'SequenceExpression':
      return bare(node.expressions.at(-1) ?? node)
    default:
      return node
  }
}

/** What a text says that is written out, in one piece or in several. */
export function stringOf(node: ESTree.Node): string | null {
  const plain = bare(node)
  if (plain.type === 'Literal') return typeof plain.value === 'string' ? plain.value : null
  if (plain.type === 'TemplateLiteral') {
    return plain.expressions.length > 0 ? null : (plain.quasis[0]?.value.cooked ?? null)
  }
  if (plain.type !== 'BinaryExpression' || plain.operator !== '+') return null
  const [left, right] = [stringOf(plain.left), stringOf(plain.right)]
  return left === null || right === null ? null : left + right
}
