/** One of the best matches, as far as it is compared. */
export type Listed = {
  match: { _id: string; matchPercentage: number }
  therapist: { name: string }
}

/** What a saved wish changed in the list, in one or two sentences. */
export function listChange(before: readonly Listed[], after: readonly Listed[]): string {
  const [first] = after
  if (!first) return 'Nobody fits all of that.'
  const known = new Set(before.map(({ match }) => match._id))
  const fresh = after.filter(({ match }) => !known.has(match._id))
  const isFirst =
    first.match._id === before[0]?.match._id ? '' : ` ${first.therapist.name} is first now.`
  if (fresh.length > 0)
    return `${fresh.length} of your ${after.length} ${fresh.length === 1 ? 'is' : 'are'} new: ${named(fresh)}.${isFirst}`
  if (after.length < before.length) return `${after.length} are left of ${before.length}.${isFirst}`
  const isSame = (same: (one: Listed, other: Listed | undefined) => boolean) =>
    after.every((one, at) => same(one, before[at]))
  if (!isSame((one, other) => one.match._id === other?.match._id))
    return `The same people, in another order.${isFirst}`
  return isSame((one, other) => one.match.matchPercentage === other?.match.matchPercentage)
    ? 'The list is the same.'
    : 'The same people in the same order, with other percentages.'
}

const named = (people: readonly Listed[]) =>
  new Intl.ListFormat('en-GB').format(people.map(({ therapist }) => therapist.name))
