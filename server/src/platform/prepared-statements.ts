import pg from 'pg'

/** Statements that run more often are prepared. Fewer would keep plans of what is rarely asked. */
const usesBefore = 20
/** Each connection keeps a plan of each, of up to a few 100 KB. */
const mostPrepared = 200
/** Texts whose uses are counted. Filters have too many forms to count them for ever. */
const mostCounted = 2000
/** Shorter ones, such as `commit`, are planned in no time. */
const shortest = 80

/** Gives names to the statements that repeat, so that PostgreSQL parses and plans each only once per connection. */
export function statementNames() {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()

  /** The name of a statement that is about to run, or undefined if it isn't prepared. */
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || text.length < shortest || names.size >= mostPrepared) return name
    const count = (uses.get(text) ?? 0) + 1
    // The oldest come first: those that are counted again move to the end.
    uses.delete(text)
    if (count > usesBefore) {
      const given = `repeated-${names.size}`
      names.set(text, given)
      return given
    }
    uses.set(text, count)
    for (const oldest of uses.keys()) {
      if (uses.size <= mostCounted) break
      uses.delete(oldest)
    }
    return undefined
  }
}

/**
 * A client class whose statements without a name are prepared once they repeat. Kysely and pools run statements by their text only.
 */
export function preparingClient() {
  const nameOf = statementNames()
  return class PreparingClient extends pg.Client {
    override query: pg.Client['query'] = (...args: unknown[]) => {
      const [text, values, ...rest] = args
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
      return Reflect.apply(super.query, this, name === undefined ? args : [{ name, text, values }, ...rest])
    }
  }
}
