import pg from 'pg'

/** Of a role that is no superuser: the floor and we alike keep to the policies. */
export async function ownDatabase(superuser: string): Promise<string> {
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query("CREATE ROLE bench LOGIN PASSWORD 'bench'")
  // So that the floors, which tell nobody, find a row.
  await client.query(`ALTER ROLE bench SET attune."as" = 'job'`)
  await client.query('CREATE DATABASE bench OWNER bench')
  await client.end()
  return Object.assign(new URL(superuser), {
    username: 'bench',
    password: 'bench',
    pathname: 'bench',
  }).href
}
