import { createHash, randomUUID } from 'node:crypto'
import {
  acceptedContent,
  inputRequired,
  inputResponse,
  requireScopes,
  type McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { ProgramScope } from '@app/contract/rules/program-scopes.ts'
import type { Asked } from './asked.ts'
import { answering, structured, type Tool, type ToolContext } from './tool.ts'

/** A write that waits for the person's word. */
interface Proposal {
  /** What will happen, in the words that the person reads before. */
  question: string
  /** The page of the product on which the person can do the same, with everything filled in. */
  path: string
  /** What the write changes, as it is now. Once it is changed, a confirmation that was given before counts no more. */
  state?: unknown
  /** Does it. With the same key again, it does nothing more. Returns what was done, and the page that shows it. */
  write(key: string): Promise<{ done: string; path: string }>
}

interface WriteTool<I extends z.ZodObject> {
  name: string
  title: string
  description: string
  scope: ProgramScope
  input: I
  /** Reads what the person has to know. Writes nothing. */
  propose(input: z.output<I>, context: ToolContext): Promise<Proposal>
}

const Outcome = z.object({
  status: z.enum(['Done', 'Declined', 'WaitsForPerson']),
  message: z.string(),
  url: z.string(),
})
const untilConfirmed = 'Nothing is done before the person opens the link and confirms.'
const Confirmation = z.object({ confirm: z.boolean().meta({ title: 'Yes, do this' }) })

/** Whether the client can show the person a question. Old clients can't, because no connection is kept. */
function canAsk({ server }: McpServer): boolean {
  const { elicitation } = server.getClientCapabilities() ?? {}
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

/** A tool that writes only what the person confirms: to a question of the client, or on a page of the product. */
export const writeTool = <I extends z.ZodObject>(record: WriteTool<I>): Tool => ({
  name: record.name,
  register(server, context) {
    const { name, title, description, scope, input, propose } = record
    const inputSchema: StandardSchemaWithJSON = input
    const outputSchema: StandardSchemaWithJSON = Outcome
    const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
    const scopeChallenge = requireScopes(scope)
    const reply = (status: z.output<typeof Outcome>['status'], message: string, path: string) =>
      structured(Outcome, { status, message, url: context.origin + path })
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations, scopeChallenge },
      (args, ctx) =>
        answering(context, async () => {
          const given = input.parse(args)
          const proposal = await propose(given, context)
          const { question } = proposal
          if (!canAsk(server)) return reply('WaitsForPerson', `${untilConfirmed} ${question}`, proposal.path)
          const about = createHash('sha256')
            .update(JSON.stringify([name, given, question, proposal.state]))
            .digest('base64url')
          const asked = ctx.mcpReq.requestState<Asked>()
          const { inputResponses } = ctx.mcpReq
          if (asked?.about !== about || inputResponse(inputResponses, 'confirm').kind !== 'elicit')
            return inputRequired({
              inputRequests: {
                confirm: inputRequired.elicit({ message: question, requestedSchema: Confirmation }),
              },
              requestState: await context.asked.mint({ key: randomUUID(), about }, ctx),
            })
          if (acceptedContent(inputResponses, 'confirm', Confirmation)?.confirm !== true)
            return reply('Declined', 'The person said no. Nothing was done.', proposal.path)
          const { done, path } = await proposal.write(asked.key)
          return reply('Done', done, path)
        }),
    )
  },
})
