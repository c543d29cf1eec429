import type { Rate } from './limit-settings.ts'

/** Adds uses to a level that all servers share, and returns the level then. */
export type SettleUses = (name: string, rate: Rate, settlement: Settlement) => Promise<number>

export interface Settlement {
  uses: number
  /**
   * How many seconds have passed at most since the shared level was changed, by a clock that never jumps. Undefined if this
   * server hasn't changed it yet.
   */
  maxElapsed: number | undefined
}

/** The state of a rate after a use. */
export interface Use {
  isWithin: boolean
  remaining: number
  /** Seconds until nothing is used anymore. */
  reset: number
  /** Seconds until the next use is possible. 0 if it is now. */
  retryAfter: number
}

interface Level {
  rate: Rate
  /** Uses that have not come back yet, as far as this server knows. */
  used: number
  /** When `used` was right, in ms of the monotonic clock. */
  at: number
  /** Own uses that other servers don't know of. */
  pending: number
  settledAt: number | undefined
  settling: Promise<number> | undefined
}

export interface UseLevelsOptions {
  settle: SettleUses
  /** In ms, of a clock that never jumps. */
  now?: () => number
  maxLevels?: number
}

export interface UseLevels {
  /** Counts a use if it is within the rate. Mostly returns at once, without a promise. */
  take(name: string, rate: Rate): Use | Promise<Use>
  /** Takes back a use that was within the rate. Returns the state after it. */
  giveBack(name: string, rate: Rate): Use
}

/** A server knows this part of a rate alone, before it shares its count with the others. */
const unsharedPart = 0.1
const sweepEveryMs = 1000

const stepOf = ({ count }: Rate) => Math.max(1, Math.floor(count * unsharedPart))
const perSecond = ({ count, seconds }: Rate) => count / seconds

/**
 * Counts uses in memory, and settles them with a level in the database, which all servers share, whenever a tenth of the
 * rate was used. So rare callers cost no query, and n servers let at most n tenths more through than one.
 */
export function useLevels({
  settle,
  now = () => performance.now(),
  maxLevels = 50_000,
}: UseLevelsOptions): UseLevels {
  const levels = new Map<string, Level>()
  let sweptAt = -Infinity

  function levelOf(name: string, rate: Rate) {
    const known = levels.get(name)
    if (known) {
      known.rate = rate
      drain(known, now())
      return known
    }
    if (levels.size >= maxLevels) makeRoom()
    const level: Level = {
      rate,
      used: 0,
      at: now(),
      pending: 0,
      settledAt: undefined,
      settling: undefined,
    }
    levels.set(name, level)
    return level
  }

  /** Forgets what came back. If that isn't enough, forgets the oldest level. */
  function makeRoom() {
    const time = now()
    if (time - sweptAt >= sweepEveryMs) {
      sweptAt = time
      for (const [name, level] of levels) {
        drain(level, time)
        if (level.used === 0 && level.settling === undefined) levels.delete(name)
      }
    }
    const [oldest] = levels.keys()
    if (levels.size >= maxLevels && oldest !== undefined) levels.delete(oldest)
  }

  /** Settles what is pending. Resolves with the shared level that includes the use. */
  async function share(name: string, level: Level): Promise<number> {
    while (level.settling) await level.settling
    const step = stepOf(level.rate)
    // The settlement of another call has included this use.
    if (Math.abs(level.pending) < step) return level.used
    // Uses of a small rate are settled one by one, so that exactly those within it are allowed.
    const uses = step === 1 ? Math.sign(level.pending) : level.pending
    level.pending -= uses
    level.settling = settleOwn(name, level, uses)
    return level.settling
  }

  async function settleOwn(name: string, level: Level, uses: number): Promise<number> {
    const startedAt = now()
    const maxElapsed = level.settledAt === undefined ? undefined : (startedAt - level.settledAt) / 1000
    try {
      const shared = await settle(name, level.rate, { uses, maxElapsed })
      level.settledAt = startedAt
      drain(level, now())
      // Own uses are known, so the level is never lower, even if the clock of the database has jumped.
      level.used = Math.max(level.used, shared + level.pending)
      return shared
    } catch {
      // Without the database, each server counts alone.
      return level.used
    } finally {
      level.settling = undefined
    }
  }

  const stateOf = ({ used, rate }: Level, isWithin: boolean): Use => ({
    isWithin,
    remaining: Math.max(0, Math.floor(rate.count - used)),
    reset: Math.ceil(used / perSecond(rate)),
    retryAfter: Math.max(0, Math.ceil((used + 1 - rate.count) / perSecond(rate))),
  })

  return {
    take(name, rate) {
      const level = levelOf(name, rate)
      if (level.used + 1 > rate.count) return stateOf(level, false)
      level.used += 1
      level.pending += 1
      if (level.pending < stepOf(rate)) return stateOf(level, true)
      return share(name, level).then((shared) => stateOf(level, shared <= rate.count))
    },
    giveBack(name, rate) {
      const level = levelOf(name, rate)
      level.used = Math.max(0, level.used - 1)
      level.pending -= 1
      if (level.pending <= -stepOf(rate)) void share(name, level)
      return stateOf(level, true)
    },
  }
}

function drain(level: Level, time: number) {
  level.used = Math.max(0, level.used - ((time - level.at) / 1000) * perSecond(level.rate))
  level.at = time
}
