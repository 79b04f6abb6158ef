import { expect, test } from 'vitest'
import { contract } from './every.ts'

const namesPerson = /^(from|to|partner)$|(user|therapist|patient|person|owner)_?(id)?$/i

/** Who is named beside the caller, and why that is no way to pass for somebody. */
const others: { [call: string]: string } = {
  'users.addFavorite therapistId': 'whom the caller favours',
  'users.removeFavorite therapistId': 'whom the caller favours no more',
  'diagnosis.setGrant therapistId': 'who may read the caller’s summary',
  'matching.explain therapistId': 'whose points are told',
  'ai.matchProse therapistId': 'whose points are told',
  'messages.markRead partner': 'whose messages the caller has read',
  'journals.create user_id': 'the specification’s field, which nothing reads',
  'questionnaires.saveUserAnswer user_id': 'the specification’s field, which nothing reads',
  'risk.setTrustedPerson trustedPerson': 'someone without an account, the body itself',
}

test('whoever an address or a body names is the caller, or stands on the list with a reason', () => {
  const named = Object.entries(contract).flatMap(([slice, calls]) =>
    Object.entries(calls).flatMap(([name, { url, config, schema }]) => {
      const own = 'own' in config ? [config.own].flat() : []
      const fields = [
        ...Array.from(url.matchAll(/:(\w+)/g), ([, field]) => field),
        ...[schema.querystring, schema.body].flatMap((part) =>
          part && 'shape' in part ? Object.keys(part.shape as object) : [],
        ),
      ]
      return fields
        .filter((field): field is string => field !== undefined && namesPerson.test(field))
        .filter((field) => !own.includes(field))
        .map((field) => `${slice}.${name} ${field}`)
    }),
  )
  expect(named.toSorted()).toEqual(Object.keys(others).toSorted())
})
