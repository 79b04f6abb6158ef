import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Amara Okafor', 'Amara'],
  ['Dr. Amara Okafor', 'Amara'],
  ['Prof. Dr. Jan de Vries', 'Jan'],
  ['Drew Barr', 'Drew'],
  ['Dr', 'Dr'],
])('%s is called %s', (name, first) => expect(firstName(name)).toBe(first))
