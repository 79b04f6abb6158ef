/** Bytes in the right places that nobody signed. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
export const newCredential = {
  ...credential,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}
export const assertion = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}
