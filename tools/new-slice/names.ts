/** A slice's name as each place spells it; `fill` puts it into a template. */
export function namesOf(kebab: string) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
    throw new Error('Give a name in kebab-case, such as: npm run new-slice -- gratitude')
  }
  const Pascal = kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const names: Record<string, string> = {
    kebab,
    Pascal,
    camel: kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    snake: kebab.replaceAll('-', '_'),
    Title: `Your ${kebab.replaceAll('-', ' ')}`,
  }
  const fill = (text: string) =>
    text.replace(/\{(kebab|Pascal|camel|snake|Title)\}/g, (_, name) => names[name] ?? '')
  return { ...names, fill }
}
