const names = new Intl.DisplayNames('en', { type: 'currency' })

/** Every currency there is, by its code, which people know better than its name. */
export const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  code,
  name: `${code} (${names.of(code) ?? code})`,
}))

/** What a form begins with: that of the reader's own country, as far as the browser says one. */
export function likelyCurrency(): string {
  const region = new Intl.Locale(navigator.language).maximize().region ?? ''
  return ofRegion.get(region) ?? 'EUR'
}

const ofRegion = new Map([
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['NZ', 'NZD'],
  ['CH', 'CHF'],
  ['SE', 'SEK'],
  ['DK', 'DKK'],
  ['BR', 'BRL'],
  ['IN', 'INR'],
  ['JP', 'JPY'],
  ['KR', 'KRW'],
  ['MX', 'MXN'],
  ['SG', 'SGD'],
  ['ZA', 'ZAR'],
])
