import { endpoints } from '@attune/contract/every.ts'
import { expect, test } from 'vitest'
import { ownNames, paramsOf } from '../testing/hostile-caller.ts'
import { fieldsOf } from '../testing/samples.ts'

const namesPerson = /^(from|to|partner)$|(user|therapist|patient|person|owner)_?(id)?$/i

/** Who is named beside the caller, and why that is no way to pass for somebody. */
const others: { [call: string]: string } = {
  'users.addFavorite therapistId': 'whom the caller favours',
  'users.removeFavorite therapistId': 'whom the caller favours no more',
  'diagnosis.setGrant therapistId': 'who may read the caller’s summary',
  'diagnosis.setItem therapistId': 'who may read the caller’s thing',
  'diagnosis.dropItem therapistId': 'who may no longer read it',
  'matching.explain therapistId': 'whose points are told',
  'ai.matchProse therapistId': 'whose points are told',
  'messages.setContact partner': 'with whom the caller ends a contact',
  'messages.putAside userId': 'whom the caller puts aside in the own list',
  'messages.takeBack userId': 'the same, taken back',
  'risk.marks patient': 'whose messages to the caller are read',
  'caseNotes.read userId': 'on whom the caller keeps notes',
  'caseNotes.save userId': 'on whom the caller keeps notes',
  'caseNotes.addTask userId': 'on whom the caller keeps tasks',
  'caseNotes.tickTask userId': 'on whom the caller keeps tasks',
  'caseNotes.dropTask userId': 'on whom the caller keeps tasks',
  'appointments.freeTimes from': 'a moment, nobody',
  'appointments.list from': 'a moment, nobody',
  'busyTimes.list from': 'a moment, nobody',
  'appointments.create therapist': 'whom the caller asks for an appointment',
  'declines.start patient': 'whom the caller may decline',
  'declines.create patient': 'whom the caller cannot take on',
  'declines.next therapistId': 'who could not take the caller on',
  'reports.create partner': 'whom the caller reports',
  'messages.markRead partner': 'whose messages the caller has read',
  'journals.create user_id': 'the specification’s field, which nothing reads',
  'questionnaires.saveUserAnswer user_id': 'the specification’s field, which nothing reads',
  'risk.setTrustedPerson trustedPerson': 'someone without an account, the body itself',
}

test('whoever an address or a body names is the caller, or stands on the list with a reason', () => {
  const named = endpoints.flatMap(([name, endpoint]) => {
    const { querystring, body } = endpoint.schema
    const inside = [querystring, body].flatMap((part) => (part ? Object.keys(fieldsOf(part)) : []))
    return [...paramsOf(endpoint), ...inside]
      .filter((field) => namesPerson.test(field) && !ownNames(endpoint).includes(field))
      .map((field) => `${name} ${field}`)
  })
  expect(named.toSorted()).toEqual(Object.keys(others).toSorted())
})
