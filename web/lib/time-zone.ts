/** Tells the server what time it is here; nothing where the browser does not say. */
export function timeZoneHere(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone ? { timeZone } : {}
}

/** Berlin, New York, UTC: a zone by its town. */
export const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
