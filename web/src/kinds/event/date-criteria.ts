import { monthText } from '@app/contract/rules/month-text.ts'
import { choice } from '../../page/query-codecs.ts'
import { eitherOf } from '../../components/format.ts'
import { dateParameters, parameter } from '../../market/codecs.ts'
import { freeDays, rangeInSentence, rangeLabel } from '../../market/days.ts'
import type { Criterion } from '../../market/market.ts'
import { valuesOf } from '../../market/query.ts'
import { flexible, weekText } from './weeks.ts'

const dates: Criterion = {
  name: 'from',
  parameters: dateParameters,
  aspect: 'when',
  isPersonal: true,
  rank: 100,
  toFilter: (query) => ({ dates: freeDays(query) }),
  label: (_, query) => rangeLabel(query) ?? '',
  phrase: rangeInSentence,
  control: {
    type: 'dates',
    label: 'Dates',
    hint: 'Shows events that take place within these days.',
  },
}

interface DayList extends Pick<Criterion, 'name' | 'label' | 'rank'> {
  /** Of the filter, and the name of the facet. */
  field: string
  /** Of one value, in a sentence. */
  phraseOf(value: string): string
}

/** The form has no field for these: weeks have a row of their own, and the others are chosen beside the calendar. */
const dayList = ({ name, field, label, rank, phraseOf }: DayList): Criterion => ({
  name,
  parameters: [{ name, isList: true, field, normalize: (text) => text }],
  aspect: 'when',
  facet: field,
  rank,
  toFilter: (query) => ({ [field]: valuesOf(query, name) }),
  label,
  phrase: (query) => eitherOf(valuesOf(query, name).map(phraseOf)),
})

const isFlexible = (week: string) => week === flexible

const week = dayList({
  name: 'week',
  field: 'startWeek',
  rank: 90,
  label: (value) => (isFlexible(value) ? 'Flexible dates' : `Week of ${weekText(value)}`),
  phraseOf: (value) =>
    isFlexible(value) ? 'with flexible dates' : `starting in the week of ${weekText(value)}`,
})

const month = dayList({
  name: 'month',
  field: 'month',
  rank: 95,
  label: monthText,
  phraseOf: (value) => `in ${monthText(value)}`,
})

const spanTexts: Readonly<Record<string, { label: string; phrase: string }>> = {
  Weekend: { label: 'Any weekend', phrase: 'on a weekend' },
  '3 days': { label: 'Up to 3 days', phrase: 'of up to 3 days' },
  Week: { label: 'Up to a week', phrase: 'of up to a week' },
}

const span = dayList({
  name: 'span',
  field: 'span',
  rank: 70,
  label: (value) => spanTexts[value]?.label ?? value,
  phraseOf: (value) => spanTexts[value]?.phrase ?? value,
})

const fixed: Criterion = {
  name: 'fixed',
  parameters: [parameter('fixed', choice(['true']))],
  aspect: 'when',
  rank: 50,
  toFilter: () => ({ hasFlexibleDates: false }),
  label: () => 'Fixed dates only',
  phrase: () => 'without flexible dates',
}

export const dateCriteria = [dates, week, month, span, fixed]
