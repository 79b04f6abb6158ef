import type { Context } from '../lib/http.ts'

export async function loadDemo(_context: Context) {}
