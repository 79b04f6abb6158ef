/** The places that golden cases name. */
const places: { [name: string]: [country: string, lat: number, lon: number] } = {
  Berlin: ['DE', 52.52, 13.405],
  Hamburg: ['DE', 53.551, 9.994],
  Munich: ['DE', 48.137, 11.575],
  Potsdam: ['DE', 52.4, 13.066],
  London: ['GB', 51.507, -0.128],
  Leeds: ['GB', 53.8, -1.549],
  Manchester: ['GB', 53.483, -2.244],
  Dublin: ['IE', 53.35, -6.26],
  Paris: ['FR', 48.857, 2.352],
  Lyon: ['FR', 45.764, 4.836],
  'New York': ['US', 40.713, -74.006],
  Newark: ['US', 40.736, -74.172],
  'Los Angeles': ['US', 34.052, -118.244],
  'San Diego': ['US', 32.716, -117.161],
  Toronto: ['CA', 43.653, -79.383],
  Montreal: ['CA', 45.502, -73.567],
}

export function placeOf(name: string) {
  const found = places[name]
  if (!found) throw new Error(`No such place: ${name}`)
  const [country, lat, lon] = found
  return { country, name, lat, lon }
}
