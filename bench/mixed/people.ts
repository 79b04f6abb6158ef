import type { Socket } from 'socket.io-client'
import { openSocket } from '../open-socket.ts'
import { register, signUpPairs, type Writer } from '../sign-up-pairs.ts'

/** Somebody, with whom they write, and their page that is open. */
export type Member = Writer & { partners: Writer[]; socket: Socket }

/** Each therapist has so many patients. */
const patientsEach = 19
const tabs = 2

/** People who write to each other, each with two tabs open: `sockets` in all. */
export async function gather(url: string, sockets: number) {
  const groups = Math.ceil(sockets / tabs / (patientsEach + 1))
  const pairs = await signUpPairs(url, groups)
  const members: Member[] = []
  const others: Socket[] = []
  for (const { patient, therapist } of pairs) {
    const patients = [patient]
    while (patients.length < patientsEach) patients.push(await register(url, 'users', 'User'))
    const group = patients.map((one) => ({ one, partners: [therapist] }))
    for (const { one, partners } of [...group, { one: therapist, partners: patients }]) {
      const [socket, ...rest] = await Promise.all(
        Array.from({ length: tabs }, () => openSocket(url, one)),
      )
      if (!socket) throw new Error('Nobody has a page open')
      others.push(...rest)
      members.push({ ...one, partners, socket })
    }
  }
  return {
    members,
    close() {
      for (const socket of [...others, ...members.map((member) => member.socket)]) socket.close()
    },
  }
}
