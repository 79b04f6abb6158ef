import Fastify from 'fastify'
import pg from 'pg'

/** The floor of an authenticated read: bare Fastify and pg, the same row, nobody asked who they are. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

app.get<{ Params: { id: string } }>('/api/users/:id', async ({ params }) => {
  const { rows } = await pool.query('SELECT * FROM users WHERE id = $1', [params.id])
  return rows[0]
})
app.get('/api/health', async () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
