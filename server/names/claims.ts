/** That somebody looked, and found it right: what only an operator says, beside a name. */
export const claimsOfChecking: readonly string[] = [
  'verified',
  'verificado',
  'verificada',
  'verificato',
  'verificata',
  'verifiziert',
  'verifizierter',
  'verifizierte',
  'vérifié',
  'vérifiée',
  'geverifieerd',
  'zweryfikowany',
  'zweryfikowana',
  'doğrulanmış',
  'проверено',
  'проверен',
  'проверена',
  'верифицирован',
  'перевірено',
  '已认证',
  '已验证',
  '認証済み',
  '인증됨',
  'موثق',
]

/** What beside our name reads as if we had said it. */
export const claimsByUs: readonly string[] = [
  'accredited',
  'approved',
  'certified',
  'checked',
  'confirmed',
  'endorsed',
  'licensed',
  'official',
  'recommended',
  'registered',
  'trusted',
  'vetted',
  // The same in other languages.
  'aprobado',
  'aprobada',
  'certificado',
  'certificada',
  'oficial',
  'recomendado',
  'recomendada',
  'approuvé',
  'approuvée',
  'certifié',
  'certifiée',
  'officiel',
  'recommandé',
  'recommandée',
  'anerkannt',
  'empfohlen',
  'geprüft',
  'offiziell',
  'zertifiziert',
  'approvato',
  'approvata',
  'certificato',
  'raccomandato',
  'одобрено',
  'официальный',
  'рекомендовано',
]

/** After our name alone: "each partner attunes" says nothing of us. */
export const rolesAtUs: readonly string[] = ['ambassador', 'employee', 'partner', 'staff', 'team']

/** What may stand between the two. */
export const linking: readonly string[] = [
  ...['a', 'an', 'at', 'by', 'for', 'from', 'of', 'on', 'the', 'through', 'with'],
  ...['bei', 'der', 'durch', 'von', 'da', 'de', 'en', 'par', 'per', 'por', 'chez', 'от'],
]
