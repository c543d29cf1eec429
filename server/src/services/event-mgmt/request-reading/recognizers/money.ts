import { clauseAt, isPastAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { loneLimit } from './lone-limit.ts'
import { amountsIn, type MoneyAmount } from './money-amounts.ts'
import { isPerPayer } from './payers.ts'

/** Whoever comes pays it: 'swimmers pay $6', 'everybody else pays'. */
const paidByOthers =
  /\b(?!us\b)(?:[a-z]+s|everyone|everybody|people|kids|children|folks|men|women|they|who) (?:else |each |all |usually |only |just |will |would )*(?:pays?|paid|owes?|fork over|chip in)\b[^.;,]{0,20}$/i
/** 'A second field would cost us $400.' */
const ofMore =
  /\b(?:another|a second|a third|each|every|an? (?:extra|additional))\b[^.;,]{0,30}\bcosts?\b[^.;]{0,8}$/i
/** What the venue may cost, in words around an amount. Lists: before it, after it. */
const budgetWords =
  /\bbudget(?:ed|ing)?\b|\bspend(?:ing)?\b|\bafford\b|\bper event\b|\brental\b|\brent\b|\bfacility (?:cost|spend|fee)|\ball[- ]in\b|\bprice range\b|\bset(?:ting)? aside\b|\bput(?:ting)? aside\b|\ballocated\b|\bearmarked\b|\bauthorized\b|\bapproved\b|\bok(?:ay)?['’]?e?d\b|\bgave (?:us|me)\b|\b(?:was|were) given\b|\b(?:can|could|will|able to|willing to|happy to|prepared to|would|to|['’]d|['’]ll) (?:\w+ )?(?:pay|put up|go|offer|spare|manage|swing|stretch|cover|handle)\b|\b(?:grant|board|council|treasury|treasurer|school|district|sponsors?) (?:allows?|lets us spend|permits)\b|\b(?:can|could) do\b|\bpay(?:ing)? (?:up to|no more than|at most|about|around)\b|\bpresupuesto\b|\bhappy (?:around|at|with)\b|(?:\bnot|n['’]t) (?:be )?(?:pay|spend)(?:ing)? (?:any )?(?:more than|over|above)\b|\bneed to be (?:at|under)\b|\bcosts? us\b|\bwork(?:ing)? with\b|\bto spare\b|\b(?:the|our|my|a|working|target|magic|ballpark|top|max\w*|final) (?:number|figure|ceiling|cap|limit|target|max|maximum|pot|kitty)\b|\bceiling\b|\b(?:keep|hold|get|stay)(?:ing)? (?:it|this|that|costs?|the \w+|everything|things)? ?(?:down )?(?:to|at|near|under|below|around|within|close to)\b|\b(?:funds?|funding|money|cash|kitty)\b|\bballpark\b|\bcomfortable (?:with|at|around)\b|\bprice tag\b|\b(?:venue|site|space|facility|hall|field|gym|ice) costs?\b/i
const budgetAfter =
  /^\s*(?:or so |total |max |or less )?(?:aside\b|to (?:work with|spend|spare|play with|put toward)|(?:is|would be|['’]s) (?:all|about all|the most|what|as (?:high|much|far)|(?:our|my|the|a) (?:\w+ )?(?:limit|max\w*|budget|ceiling|cap|number|top|target|figure))|in (?:the|our) (?:kitty|bank|budget|pot|account|treasury|fund)|(?:is |are )?(?:available|budgeted|earmarked|allocated|set aside|on hand|in hand|in total|all[- ]in|all told|firm)\b)/i
/** 'We have $1,200.' */
const have =
  /\b(?:have|has|got|['’]ve)(?: got)?(?: like| only| just| about| around| roughly| up to| maybe| a (?:total|max\w*|budget) of)*\s*$|\ball (?:we|i)(?:['’]ve)?(?: have| got| can (?:pay|spend|do))+ is\s*$/i
/** '$9,000 for the hall'. */
const forVenue =
  /^\s*(?:or so |max |tops |total |all in |flat )?for (?:(?:the|a|your|use of the|use of|renting|both|all|rent of|rental of) )*(?:\w+ )?(?:hall|venue|space|facility|building|complex|fields?|gym|rink|arena|stadium|pool|rental|rent|site|courts?|park|center|place|weekend|everything|days?|theater|stage|track|course|ice|grounds?|room|lot|whole thing|all of it)\b/i
/** Sentences that are only an amount: 'Between $9k and $11k', 'Maybe five grand'. */
const aroundAmount =
  /^(?:\W|\b(?:we|i|['’]?ve|['’]?d|have|got|pay|money|wise|say|between|and|from|to|about|around|approx\w*|roughly|up|max|maximum|maybe|somewhere|in|the|range|tops|total|or|so|less|all|thereabouts|is|fine|probably|usd|dollars|only|just|budget|it|s)\b)*$/i
const isOnlyAmount = (text: string, amounts: readonly MoneyAmount[]) =>
  aroundAmount.test(
    amounts.reduceRight(
      (rest, { index, 0: typed }) => rest.slice(0, index) + rest.slice(index + typed.length),
      text,
    ),
  )
const limit =
  /\b(?:under|up to|at most|no more than|not more than|no higher than|not (?:to )?exceed(?:ing)?|(?:can['’]?t|cannot|won['’]?t) (?:exceed|top|go (?:over|above|past)|pay more than|spend more than)|nothing (?:over|above)|not (?:over|above)|below|less than|max(?:imum)?(?: of)?|tops|cap(?:ped)?(?: at)?|limit(?: is| of)?|stay(?:ing)? (?:under|within|below)|as (?:high|much) as)\b|n['’]t\b[^.;]{0,20}\b(?:more|over|above|past)\b/i
/** Money that isn't what the venue may cost. */
const other =
  /\b(?:apiece|umpires?|referees?|security|medics?|trainers?|shirts|trophies|medals|pays? us|entry|entries|entrance|gate|admission|tickets?|ticketed|registration|team fee|fees?|rebates?|prizes?|purse|payouts?|winner|sponsor\w*|deposit|impact|revenue|projected|generat\w+|visitors?|donat\w+|rais(?:e|ed|ing)|insur\w+|liability|grants?|rates?|adr|commission|parking|charg(?:e|es|ed|ing)|dues|scholarships?|first place|door|ringside|ga|vip|premium|merch\w*|bond|catering|worth|economic|hourly|passes|wristbands?)\b|(?:\bper|\/|\ban?|\beach)\s?(?:team|player|person|room|head|athlete|swimmer|car|spectator|night|hour|hr|game|run|runner|kid|child|adult|ticket|court|field|sheet|table|lane|seat|couple|family|boat|vehicle|golfer|competitor|entry|skater|plate|day)\b|\beach\s*$|^\s*each\b/i

/** The words around an amount, up to the next ones. */
function around({ text }: Sentence, { index, 0: typed }: MoneyAmount, start: number, end: number) {
  const before =
    text
      .slice(start, index)
      .split(/(?<!\d)[,;](?!\d{3})|[()]|\band\b/)
      .at(-1) ?? ''
  const after = text.slice(index + typed.length, end).split(/[,;.()](?!\d)|\band\b/)[0] ?? ''
  return { before, after, near: `${before} # ${after}` }
}

function budgetIn(sentence: Sentence, today: string): Finding[] {
  const { text, label } = sentence
  const amounts = amountsIn(sentence)
  const isBudgetLabel =
    /\b(?:budget\w*|spend|money|costs?|price|funds|rental|rent|site fee|venue fee|facility fee|(?:can|could|will|to) pay)\b/.test(
      label,
    ) && !other.test(label.replace(/\bfees? (?:we|you)\b/, ''))
  const used: Finding[] = []
  for (const [at, one] of amounts.entries()) {
    const { start, end } = clauseAt(sentence, one.index, today)
    const { before, after, near } = around(sentence, one, start, end)
    const next = amounts[at + 1]
    const gap = next ? text.slice(one.index + one[0].length, next.index) : ''
    const isRange =
      next !== undefined &&
      /^\s*(?:-|–|—|(?:,? ?(?:or|maybe|possibly|perhaps) )?(?:up |as high as )?to|and|or)\s*$/i.test(gap)
    const behind = text.slice(isRange ? next.index + next[0].length : one.index + one[0].length, end)
    const isBudget =
      budgetWords.test(near) ||
      isBudgetLabel ||
      budgetWords.test(text.slice(start, one.index)) ||
      budgetAfter.test(behind) ||
      ((one.isDollars || /k$|grand|thousand/i.test(one[0])) &&
        have.test(before) &&
        /^\s*(?:$|[.,;!)]|for\b|total\b|max\b|tops\b|in\b|and\s*$|(?:lol|haha|tbh|though|tho|sadly|unfortunately|sorry|right now|at the moment|left|saved|altogether)\b)/i.test(
          behind,
        ))
    const isLimit =
      limit.test(before) ||
      /^\s*(?:max(?:imum)?|tops|or (?:less|under|below)|limit|budget|ceiling|cap|at (?:the )?(?:very )?most|and not a (?:penny|cent|dollar) more)\b/i.test(
        after,
      )
    const rest = isRange ? text.slice(next.index + next[0].length, end) : after
    const isForVenue = one.isDollars && (forVenue.test(rest) || isOnlyAmount(text, amounts))
    const isNamed = isBudget || isForVenue
    if (!isNamed && !(isLimit && one.isDollars)) continue
    if (!one.isDollars && !/[a-z]/i.test(one[0]) && !isNamed) continue
    if (isPerPayer(after) || paidByOthers.test(text.slice(start, one.index)) || ofMore.test(before)) continue
    if (
      other.test(
        near
          .replaceAll(
            /\b(?:rental|venue|facility|site|city|permit|park|arena|course|use|usage|user|field|court|gym|ice|hall|pool|rink) (?:fees?|rates?|budget)\b/gi,
            'rental',
          )
          .replace(/\bgrant (?:allows?|permits|lets us)\b/i, 'budget')
          .replace(/\b(offer|pay|give|put up)\b(.{0,20}) (?:host(?:ing)?) fees?\b/i, '$1$2 rental'),
      ) &&
      !/\bbudget\b/i.test(near) &&
      !/\bbudget\b[^.;]{0,60}\b(?:is|of)\s*$/i.test(text.slice(start, one.index))
    )
      continue
    if (
      /\b(?:players?|teams?|people|rooms?|spectators?|athletes?|sq|square|seats?|fields?|courts?)\b/i.test(
        after.slice(0, 14),
      ) &&
      !one.isDollars
    )
      continue
    // 'Rooms under $149'.
    if (!isBudget && /\b(?:rooms?|hotels?|suites?|beds?|lodging)\b/i.test(before)) continue
    if (isIgnored(text)) continue
    const isPast = isPastAt(sentence, one.index, today)
    const typed =
      /\b(?:about|around|roughly|approx\w*\.?|somewhere|circa|near|(?:got|have|is|be|maybe|about|around|spend|pay) like)\s*$|~\s*$/i
        .exec(before)?.[0]
        .trim()
    const hedge =
      typed ??
      /^\s*(?:or so|ish\b|-ish|give or take|or thereabouts|more or less|roughly|approx\w*)/i
        .exec(behind)?.[0]
        .trim()
    const reason = hedge === undefined ? undefined : `“${hedge}” isn’t an exact amount.`
    const range = isRange ? { index: one.index, 0: text.slice(one.index, next.index + next[0].length) } : one
    const common = {
      ranges: [rangeOfMatch(sentence, range)],
      sentence,
      isPast,
      reason,
      // 'I think we could spend $5,000, but our budget is $4,200'.
      rank: isBudget ? (/\bbudget (?:is|was|for \w+ is)\b[^.;]*$/i.test(before) ? 3 : 2) : 1,
    }
    if (isRange) {
      // '$10-15k'.
      const from = one.value < next.value / 100 ? one.value * 1000 : one.value
      return [
        ...used,
        { name: 'budgetFrom', value: from, ...common },
        { name: 'budgetTo', value: next.value, ...common },
      ]
    }
    const isLeast =
      (isBudgetLabel && /\b(?:min(?:imum)?|least|low(?:er|est)?|from|floor)\b/.test(label)) ||
      (/\b(?:at least|over|more than|minimum)\s*(?:of\s*)?$/i.test(before) &&
        !/(?:\b(?:nothing|not?|cannot|never|without)|n['’]?t)\b[^.;]{0,24}(?:over|more than)\s*$/i.test(
          before,
        ))
    used.push({ name: isLeast ? 'budgetFrom' : 'budgetTo', value: one.value, ...common })
  }
  return used
}

/** Text that addresses a program asks for nothing. */
const isIgnored = (text: string) => /\bignore\b.{0,40}\b(?:above|previous|prior|instructions?)\b/i.test(text)

/** What the venue may cost. Fees, rebates and prizes aren't. */
export const money = ({ sentences, today }: Context): Finding[] => {
  const own = sentences.filter(({ part }) => part !== 'signature')
  const found = own.flatMap((sentence) => budgetIn(sentence, today))
  return found.length > 0 ? found : own.flatMap((sentence, at) => loneLimit(sentence, own[at - 1]))
}
