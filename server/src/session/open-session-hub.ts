import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { sessionHubPath } from '@app/contract/users/session-hub.ts'
import { acceptUpgrades, tokenOf } from '@app/hub/accept-upgrades.ts'
import { invocationFrame } from '@app/hub/frames.ts'
import { Hub } from '@app/hub/hub.ts'
import type { HubSettings } from '@app/hub/hub-settings.ts'
import { Refusal, unauthenticated } from '../platform/errors.ts'
import type { Authenticate } from '../platform/http/server.ts'
import { gauge, type MetricsRegistry } from '../platform/metrics/registry.ts'
import type { Database } from '../tables/tables.ts'
import { followEvents, type EventParts } from './follow-events.ts'
import { trackPresence, type PresenceSettings } from './presence.ts'
import { sessionUsers, type SessionUser } from './session-user.ts'
import { tokenChecks } from './token-checks.ts'

const path = sessionHubPath

/** For tests. */
export interface SessionSettings extends Partial<Omit<HubSettings, 'origin'>> {
  presence?: Partial<PresenceSettings>
}

interface SessionParts extends Omit<EventParts, 'log' | 'onEvent' | 'onGap'> {
  db: Database
  authenticate: Authenticate
  origin: string
  metrics: MetricsRegistry
  session?: SessionSettings | undefined
}

const Notice = z.object({
  event: z.string(),
  to: z.array(z.string()),
  args: z.array(z.unknown()),
  /** The last argument for each person. */
  sequences: z.array(z.number()).optional(),
})

const Query = z.object({
  id: z.string().catch(''),
  access_token: z.string().optional().catch(undefined),
  negotiateVersion: z.coerce.number().catch(0),
})

/** Connects people's clients to events that any process rings. */
export async function openSessionHub(app: FastifyInstance, parts: SessionParts) {
  const { db, authenticate, origin, metrics } = parts
  const { presence: presenceSettings, ...settings } = parts.session ?? {}
  const { log } = app
  const hub: Hub<SessionUser> = new Hub<SessionUser>({
    ...settings,
    origin,
    onOpen: ({ id }) => {
      presence.arrive(id)
      // The token may have ended after it was verified, before the connection could receive a notice.
      tokens.check([id])
    },
    onClose: ({ id }) => {
      if (!hub.isOpen(id)) presence.leave(id)
    },
  })
  const tokens = tokenChecks({ hub, db, log })

  function pass(payload: string) {
    const { event, to, args, sequences } = Notice.parse(JSON.parse(payload))
    if (event === 'ForceDisconnect') tokens.check(to)
    else if (sequences)
      for (const [at, id] of to.entries()) {
        if (hub.isOpen(id)) hub.send(id, invocationFrame(event, [...args, sequences[at]]))
      }
    else {
      const frame = invocationFrame(event, args)
      for (const id of to) hub.send(id, frame)
    }
  }
  const onEvent = (payload: string) => {
    try {
      pass(payload)
    } catch (error) {
      log.error({ err: error }, 'an event of the session is malformed')
    }
  }
  /** Events may have been lost. */
  const onGap = () => {
    tokens.check(hub.userIds())
    hub.broadcast(invocationFrame('Resync', []))
  }
  const events = await followEvents({ ...parts, log, onEvent, onGap })
  const presence = trackPresence({
    db,
    log,
    connectedIds: () => hub.userIds().filter((id) => hub.isOpen(id)),
    settings: presenceSettings,
  })

  const userOf = sessionUsers(authenticate)
  async function admit(request: FastifyRequest) {
    const query = Query.parse(request.query)
    if (!hub.isAllowedOrigin(request.raw))
      throw new Refusal(403, 'FORBIDDEN', 'Pages of other origins can’t connect.')
    const token = tokenOf(request.headers.authorization, query.access_token ?? null)
    if (token === undefined) throw unauthenticated()
    return { ...query, user: await userOf(token) }
  }

  await app.register(async (scope) => {
    // The hub reads bodies itself, with a limit of its own.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post(`${path}/negotiate`, { config: { budget: 'reads' } }, async (request) => {
      const { user, negotiateVersion } = await admit(request)
      if (!hub.hasRoomFor(user))
        throw new Refusal(429, 'RATE_LIMITED', 'You have too many connections.', undefined, 60)
      return hub.negotiate(user, negotiateVersion)
    })
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: path,
      exposeHeadRoute: false,
      config: { isHeld: true },
      handler: async (request, reply) => {
        const { user, id } = await admit(request)
        reply.hijack()
        hub.serve(request.raw, reply.raw, user, id)
      },
    })
  })
  acceptUpgrades(app.server, { path, hub, authenticate: userOf })
  metrics.add(gauge('session_connections', 'Connections of the session hub.', () => [{ value: hub.size }]))
  app.addHook('preClose', () => hub.close())
  app.addHook('onClose', async () => {
    tokens.stop()
    await presence.stop()
    await events.close()
  })
}
