/** Browsers know passkeys at https addresses and `localhost`, and nowhere at a bare number. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)
