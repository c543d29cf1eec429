import { programScopes } from '@app/contract/rules/program-scopes.ts'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthenticated } from '../platform/errors.ts'
import { bearerAuthentication, type TokenClaims, type TokenRules } from '../platform/auth.ts'
import type { Caller } from '../platform/http/call.ts'
import { openAsked } from './asked.ts'
import { operationsFor } from './call-operations.ts'
import { mcpPath } from './mcp-path.ts'
import { tools } from './tools.ts'

const metadataPath = `/.well-known/oauth-protected-resource${mcpPath}`

interface McpParts {
  origin: string
  brand: string
  /** Of the product's own tokens, which come from the same provider. */
  tokens: TokenRules
  /** Of the installation. */
  secret: Uint8Array
  findCaller: (claims: TokenClaims, token: string) => Promise<Caller>
}

/** The Model Context Protocol: the product's operations as tools for other programs, with tokens that open nothing else. */
export function registerMcp(app: FastifyInstance, { origin, brand, tokens, secret, findCaller }: McpParts) {
  const asked = openAsked(secret)
  const authenticate = bearerAuthentication(
    { ...tokens, audience: origin + mcpPath },
    // A program acts for a person, and never as an administrator.
    async (claims, token) => ({
      ...(await findCaller(claims, token)),
      isAdmin: false,
      scopes: claims.scopes,
    }),
  )
  const challenge = `Bearer resource_metadata="${origin}${metadataPath}"`

  app.get(metadataPath, { config: { budget: 'reads' } }, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send({
      resource: origin + mcpPath,
      resource_name: brand,
      resource_documentation: `${origin}/help/connect-an-assistant`,
      authorization_servers: [tokens.issuer],
      scopes_supported: Object.keys(programScopes),
      bearer_methods_supported: ['header'],
    }),
  )

  app.register(async (scope) => {
    scope.addHook('onSend', async ({ headers }, reply) => {
      const cause = headers.authorization === undefined ? '' : ', error="invalid_token"'
      if (reply.statusCode === 401) reply.header('www-authenticate', challenge + cause)
    })
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: mcpPath,
      config: { budget: 'reads', authenticate },
      handler: async (request, reply) => reply.send(await respond(request)),
    })
  })

  /** A server for this request alone: it knows its caller, and nothing is kept between requests. */
  function respond(request: FastifyRequest): Promise<Response> {
    const { user, scopes: granted = [] } = request.caller
    if (!user) throw unauthenticated('Connect with an access token.')
    const onFailure = (error: unknown) => request.log.error({ err: error }, 'a tool failed')
    const context = { ...operationsFor(app, request), origin, asked, onFailure }
    const handler = createMcpHandler(() => {
      const server = new McpServer(
        { name: 'marketplace', title: brand, version: '1.0.0' },
        { requestState: { verify: asked.verify } },
      )
      for (const tool of tools) tool.register(server, context)
      return server
    }, handlerOptions)
    const { method, headers, body } = request
    const sent = new Request(origin + mcpPath, {
      method,
      headers: new Headers(
        Object.entries(headers).flatMap(([name, value]) =>
          [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, each]])),
        ),
      ),
    })
    return handler.fetch(sent, {
      parsedBody: body,
      authInfo: {
        token: '',
        clientId: user.id,
        scopes: [...granted],
        resourceMetadataUrl: origin + metadataPath,
      },
    })
  }
}

// Tools never change while the server runs, so there is nothing to subscribe to.
const handlerOptions = { maxSubscriptions: 0 } as const
