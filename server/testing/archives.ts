import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import type { TestApp } from './app.ts'
import type { SignedUp } from './sign-up.ts'

export async function download(
  person: SignedUp,
  passphrase?: string,
  more: { caseNotes?: boolean } = {},
): Promise<Buffer> {
  const draft = { ...more, ...(passphrase && { passphrase }) }
  const { raw } = await person.call('POST', '/portability/export', draft)
  if (raw.statusCode !== 200) throw new Error(`no archive: ${raw.body}`)
  return raw.rawPayload
}

/** The files of an archive by name, as texts. */
export async function unzip(archive: Uint8Array, password?: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(archive), {
    useWebWorkers: false,
    ...(password !== undefined && { password }),
  })
  const files = new Map<string, string>()
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()))
  return files
}

export const dataOf = async (archive: Uint8Array) =>
  JSON.parse((await unzip(archive)).get('data.json') ?? '')

/** Sends an archive as the page does. */
export async function upload(
  { app }: TestApp,
  person: SignedUp,
  archive: Buffer,
  passphrase?: string,
) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/portability/import',
    headers: {
      cookie: person.cookie,
      'content-type': 'application/zip',
      ...(passphrase && { 'x-archive-passphrase': encodeURIComponent(passphrase) }),
    },
    payload: archive,
  })
  return { status: reply.statusCode, body: reply.json() }
}
