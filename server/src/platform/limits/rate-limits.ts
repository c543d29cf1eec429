import type { RouteRecord } from '@app/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { linkSubject } from '../http/mailed-key.ts'
import type { Budget, Rate, Rates, Standing } from './limit-settings.ts'
import type { Use, UseLevels } from './use-levels.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What requests of the route are counted as. Without one, they aren't counted. */
    budget?: Budget
    /** What they are counted as too, if refused ones cost nothing of the budget: so those have a limit as well. */
    generalBudget?: Budget
    /** The mailed links that it admits are counted too. */
    link?: RouteRecord['link']
  }
}

interface RateLimitParts {
  rates: Rates
  levels: UseLevels
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
}

export interface RequestLimits {
  /** Counts a request. Throws a 429 if its caller has used up the budget. Mostly returns at once, without a promise. */
  count(request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined
  /** Takes back what a request was counted as for nothing: as a creation without creating, or as an export that was refused. */
  giveBack(request: FastifyRequest, reply: FastifyReply): void
}

/** All accounts of a network together have the rate of this many, so that nobody gets more by opening accounts. */
const accountsPerNetwork = 10

interface Policy {
  name: string
  rate: Rate
  /** The value of the header that describes it. */
  text: string
}

const policyOf = (name: string, rate: Rate): Policy => ({
  name,
  rate,
  text: `"${name}";q=${rate.count};w=${rate.seconds}`,
})

interface BudgetPolicies {
  own: Readonly<Record<Standing, Policy | undefined>>
  /** Of all accounts of a network together. */
  network: Policy | undefined
}

function policiesOf(rates: Rates): Record<Budget, BudgetPolicies> {
  const ofBudget = (budget: Budget): BudgetPolicies => {
    const own = (standing: Standing) => {
      const rate = rates[budget][standing]
      return rate && policyOf(budget, rate)
    }
    const { established } = rates[budget]
    return {
      own: { established: own('established'), newcomer: own('newcomer'), visitor: own('visitor') },
      network:
        established &&
        policyOf(`network-${budget}`, { ...established, count: established.count * accountsPerNetwork }),
    }
  }
  return {
    reads: ofBudget('reads'),
    writes: ofBudget('writes'),
    uploads: ofBudget('uploads'),
    creations: ofBudget('creations'),
    exports: ofBudget('exports'),
    records: ofBudget('records'),
    pages: ofBudget('pages'),
  }
}

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers. */
function setHeaders(reply: FastifyReply, { name, text }: Policy, { remaining, reset }: Use) {
  reply.header('ratelimit-policy', text).header('ratelimit', `"${name}";r=${remaining};t=${reset}`)
}

const tooMany = (seconds: number) =>
  new Refusal(
    429,
    'RATE_LIMITED',
    `You have sent too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    undefined,
    seconds,
  )

/** A policy, and whose uses it counts. */
interface Charge {
  budget: Budget
  policy: Policy
  subject: string
}

export function rateLimits({ rates, levels, networkOf }: RateLimitParts): RequestLimits {
  const policies = policiesOf(rates)
  const returnable = new WeakMap<FastifyRequest, Charge[]>()

  function chargesOf(request: FastifyRequest, budget: Budget): Charge[] {
    const { generalBudget } = request.routeOptions.config
    const charges = chargesOfBudget(request, budget)
    return generalBudget ? [...charges, ...chargesOfBudget(request, generalBudget)] : charges
  }

  function chargesOfBudget(request: FastifyRequest, budget: Budget): Charge[] {
    const link = linkSubject(request, request.routeOptions.config)
    // Whoever has a link may have no account, and may be many people: it has the rate of a visitor, and so has their network.
    const ofLink = [link, link && networkOf(request.ip)].flatMap((subject) =>
      subject === undefined ? [] : chargeOf(budget, policies[budget].own.visitor, subject),
    )
    return request.caller.user || link === undefined
      ? [...chargesOfCaller(request, budget), ...ofLink]
      : ofLink
  }

  function chargesOfCaller({ caller: { user, standing }, ip }: FastifyRequest, budget: Budget): Charge[] {
    const network = networkOf(ip)
    const { own, network: ceiling } = policies[budget]
    // Pages are the same for everybody.
    if (!user || budget === 'pages') return chargeOf(budget, own.visitor, network)
    return [...chargeOf(budget, own[standing], user.id), ...chargeOf(budget, ceiling, network)]
  }

  function check(reply: FastifyReply, charge: Charge, use: Use, isFirst: boolean) {
    if (isFirst || !use.isWithin) setHeaders(reply, charge.policy, use)
    if (!use.isWithin) throw tooMany(use.retryAfter)
    if (!isReturnable(charge)) return
    const charged = returnable.get(reply.request)
    if (charged) charged.push(charge)
    else returnable.set(reply.request, [charge])
  }

  function count(reply: FastifyReply, charges: readonly Charge[]): Promise<void> | undefined {
    for (const [index, charge] of charges.entries()) {
      const use = levels.take(nameOf(charge), charge.policy.rate)
      if (use instanceof Promise) return countRest(reply, charges, index, use)
      check(reply, charge, use, index === 0)
    }
    return undefined
  }

  async function countRest(
    reply: FastifyReply,
    charges: readonly Charge[],
    index: number,
    use: Promise<Use>,
  ) {
    const charge = charges[index]
    if (charge) check(reply, charge, await use, index === 0)
    await count(reply, charges.slice(index + 1))
  }

  return {
    count(request, reply) {
      // Those without a route are logins, which the embedded provider handles, and unknown addresses.
      const budget = request.is404 ? 'pages' : request.routeOptions.config.budget
      return budget === undefined ? undefined : count(reply, chargesOf(request, budget))
    },
    giveBack(request, reply) {
      const unused = (returnable.get(request) ?? []).filter(({ budget }) =>
        budget === 'creations' ? !request.hasCreated : isRefusedUnread(reply.statusCode),
      )
      for (const [index, charge] of unused.entries()) {
        const use = levels.giveBack(nameOf(charge), charge.policy.rate)
        if (index === 0 && reply.statusCode !== 429) setHeaders(reply, charge.policy, use)
      }
      returnable.delete(request)
    },
  }
}

const nameOf = ({ policy, subject }: Charge) => `${policy.name} ${subject}`

const chargeOf = (budget: Budget, policy: Policy | undefined, subject: string): Charge[] =>
  policy === undefined ? [] : [{ budget, policy, subject }]

/** A file that was read in vain (422) took as long as any other, and what failed (500) may have. */
const isRefusedUnread = (status: number) => status >= 400 && status !== 422 && status !== 500

/** Those of which there are few an hour. */
const isReturnable = ({ budget }: Charge) => budget === 'creations' || budget === 'exports'
