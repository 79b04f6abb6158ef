import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['6.6.6.6', '6.6.6.6'],
  ['6.6.6.6:40001', '6.6.6.6'],
  ['::ffff:6.6.6.6', '6.6.6.6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:40001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
