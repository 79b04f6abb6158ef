import { z } from 'zod'
import { Account, AccountDraft, AccountPatch, Credentials, SessionCheck } from './accounts.ts'
import { endpoint, Id, multipart, Nothing } from './endpoint.ts'

export const User = Account
export type User = z.infer<typeof User>

/** The three fields of a patient that a therapist in contact may see. */
export const UserInContact = User.pick({ _id: true, name: true, image: true })
export type UserInContact = z.infer<typeof UserInContact>

const self = z.object({ id: Id })
const owner = z.object({ userId: Id })
const favorite = owner.extend({ therapistId: Id })
const own = { allow: 'user', own: 'id' } as const
const ownList = { allow: 'user', own: 'userId' } as const

export const users = {
  checkSession: endpoint({
    method: 'GET',
    url: '/users/check-session',
    config: { allow: 'anyone' },
    schema: { summary: 'Who is signed in as a patient', response: { 200: SessionCheck } },
  }),
  register: endpoint({
    method: 'POST',
    url: '/users/register',
    config: { allow: 'anyone', limit: 'register' },
    schema: {
      summary: 'Create a patient account and sign in',
      consumes: multipart,
      body: AccountDraft,
      response: { 201: z.object({ user: User }) },
    },
  }),
  login: endpoint({
    method: 'POST',
    url: '/users/login',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Sign in as a patient',
      body: Credentials,
      response: { 200: z.object({ user: User }) },
    },
  }),
  logout: endpoint({
    method: 'POST',
    url: '/users/logout',
    config: { allow: 'user' },
    schema: { summary: 'End this session', response: { 204: Nothing } },
  }),
  read: endpoint({
    method: 'GET',
    url: '/users/:id',
    config: { allow: 'either', own: 'id', contact: true },
    schema: {
      summary: 'A patient: all fields for themselves, three for a therapist in contact',
      params: self,
      response: { 200: z.union([User, UserInContact]) },
    },
  }),
  update: endpoint({
    method: 'PUT',
    url: '/users/:id',
    config: own,
    schema: {
      summary: 'Change the fields sent',
      consumes: multipart,
      params: self,
      body: AccountPatch,
      response: { 200: User },
    },
  }),
  delete: endpoint({
    method: 'DELETE',
    url: '/users/:id',
    config: { ...own, recent: true },
    schema: {
      summary: 'Delete the account and everything in it',
      params: self,
      response: { 204: Nothing },
    },
  }),
  listFavorites: endpoint({
    method: 'GET',
    url: '/users/:userId/favorites',
    config: ownList,
    schema: {
      summary: 'Ids of favourite therapists, latest first',
      params: owner,
      response: { 200: z.array(Id) },
    },
  }),
  addFavorite: endpoint({
    method: 'PUT',
    url: '/users/:userId/favorites/:therapistId',
    config: ownList,
    schema: { summary: 'Favour a therapist', params: favorite, response: { 204: Nothing } },
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    url: '/users/:userId/favorites/:therapistId',
    config: ownList,
    schema: {
      summary: 'Favour a therapist no longer',
      params: favorite,
      response: { 204: Nothing },
    },
  }),
}
