import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { requireScopes } from '@modelcontextprotocol/server'
import type * as z from 'zod'
import { RefusedCall, type Operations } from './call-operations.ts'
import type { AskedCodec } from './asked.ts'
import type { ProgramScope } from '@app/contract/rules/program-scopes.ts'

/** What a tool works with. */
export interface ToolContext extends Operations {
  /** Of the product's pages, without a slash at the end. */
  origin: string
  /** Signs what a tool asks the person. */
  asked: AskedCodec
  /** Logs an error of ours. */
  onFailure(error: unknown): void
}

export interface Tool {
  name: string
  register(server: McpServer, context: ToolContext): void
}

interface ToolRecord<I extends z.ZodObject, O extends z.ZodObject> {
  name: string
  title: string
  description: string
  scope: ProgramScope
  input: I
  /** What clients get of the result: its other fields are left out. */
  output: O
  run(input: z.output<I>, context: ToolContext): Promise<z.input<O>>
}

/** A tool that only reads. */
export const readTool = <I extends z.ZodObject, O extends z.ZodObject>(record: ToolRecord<I, O>): Tool => ({
  name: record.name,
  register(server, context) {
    const { name, title, description, scope, input, output, run } = record
    // Typed less narrowly, because the library's types can't be generic over ours.
    const inputSchema: StandardSchemaWithJSON = input
    const outputSchema: StandardSchemaWithJSON = output
    const annotations = { readOnlyHint: true, openWorldHint: false }
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        outputSchema,
        annotations,
        scopeChallenge: requireScopes(scope),
      },
      (args) => answering(context, async () => structured(output, await run(input.parse(args), context))),
    )
  },
})

/** The result as fields and as text. */
export function structured<O extends z.ZodObject>(output: O, result: z.input<O>): CallToolResult {
  const structuredContent = output.parse(result)
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}

/** Tells the model what was refused, so that it can mend its call, and nothing of what failed. */
export async function answering<R>(
  { onFailure }: Pick<ToolContext, 'onFailure'>,
  run: () => Promise<R>,
): Promise<R | CallToolResult> {
  try {
    return await run()
  } catch (error) {
    const isRefused = error instanceof RefusedCall
    if (!isRefused) onFailure(error)
    const text = isRefused ? error.message : 'Something went wrong on our end. We logged the error.'
    return { isError: true, content: [{ type: 'text', text }] }
  }
}
