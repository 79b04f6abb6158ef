const names = new Intl.DisplayNames('en', { type: 'currency' })

/** Every currency there is, by its code, which people know better than its name. */
export const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  code,
  name: `${code} (${names.of(code) ?? code})`,
}))

/** What a form begins with: that of the country they named, else of the browser's, as far as it says one. */
export function likelyCurrency(country = ''): string {
  const region = country || new Intl.Locale(navigator.language).maximize().region || ''
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
  ['AR', 'ARS'],
  ['CL', 'CLP'],
  ['CO', 'COP'],
  ['CZ', 'CZK'],
  ['HK', 'HKD'],
  ['HU', 'HUF'],
  ['IL', 'ILS'],
  ['IS', 'ISK'],
  ['KE', 'KES'],
  ['NG', 'NGN'],
  ['NO', 'NOK'],
  ['PE', 'PEN'],
  ['PH', 'PHP'],
  ['PL', 'PLN'],
  ['RO', 'RON'],
  ['TR', 'TRY'],
  ['UA', 'UAH'],
])
