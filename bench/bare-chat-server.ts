import { createServer } from 'node:http'
import pg from 'pg'
import { Server } from 'socket.io'

/**
 * The floor of a durable message: Socket.IO and one INSERT, acknowledged after it, told to both.
 * No session, no access rule, no encryption, no order within a thread, no repetition noticed.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
await pool.query(`CREATE TABLE IF NOT EXISTS floor_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sender uuid NOT NULL, receiver uuid NOT NULL,
  body text NOT NULL, client_id uuid, date timestamptz NOT NULL DEFAULT now())`)

const http = createServer((_request, response) => response.end('ok'))
const io = new Server(http, { transports: ['websocket'], serveClient: false })

io.on('connection', (socket) => {
  const { me } = socket.handshake.query
  void socket.join(String(me))
  socket.on('sendMessage', async (draft, reply) => {
    const { rows } = await pool.query(
      'INSERT INTO floor_messages (sender, receiver, body, client_id) VALUES ($1, $2, $3, $4) RETURNING id, date',
      [draft.from, draft.to, draft.message, draft.clientId],
    )
    const message = { ...draft, _id: rows[0].id, date: rows[0].date }
    io.in([draft.from, draft.to]).emit('message', message)
    reply({ message })
  })
})

http.listen(Number(process.env.PORT), '127.0.0.1')
