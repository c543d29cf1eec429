type Labels = Readonly<Record<string, string>>

interface Sample {
  labels?: Labels
  value: number
  /** Appended to the name of the metric, such as `_sum`. */
  suffix?: string
}

export interface Metric {
  /** In snake_case, with its unit. */
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  collect(): readonly Sample[] | Promise<readonly Sample[]>
}

/** Metrics in the text format of Prometheus. Our own: a library takes more memory and as many lines to configure (decision 86). */
export interface MetricsRegistry {
  add<M extends Metric>(metric: M): M
  /** A metric that can't be collected, such as one of a database that is down, is left out. */
  text(): Promise<string>
  /** The samples of some metrics. */
  read(isRead: (name: string) => boolean): Promise<NamedSample[]>
}

/** `name` includes the suffix. */
export interface NamedSample {
  name: string
  labels: Record<string, string>
  value: number
}

export function metricsRegistry(): MetricsRegistry {
  const metrics: Metric[] = []
  return {
    add(metric) {
      metrics.push(metric)
      return metric
    },
    text: async () => `${(await Promise.all(metrics.map(textOf))).filter(Boolean).join('\n')}\n`,
    read: async (isRead) =>
      (await Promise.all(metrics.filter(({ name }) => isRead(name)).map(samplesOf))).flat(),
  }
}

/** A value that is read when metrics are collected. */
export const gauge = (name: string, help: string, collect: Metric['collect']): Metric => ({
  name,
  help,
  type: 'gauge',
  collect,
})

/** A total that something else counts. */
export const total = (name: string, help: string, collect: Metric['collect']): Metric => ({
  ...gauge(name, help, collect),
  type: 'counter',
})

/** Counts events by their labels. */
export function counter(name: string, help: string) {
  const counts = new Map<string, { labels: Labels; value: number }>()
  return {
    ...total(name, help, () => [...counts.values()]),
    increment(labels: Labels, by = 1) {
      const key = JSON.stringify(labels)
      const entry = counts.get(key) ?? { labels, value: 0 }
      entry.value += by
      counts.set(key, entry)
    },
  }
}

/** Counts values by upper bounds, which must ascend. */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  const counts = bounds.map(() => 0)
  let count = 0
  let sum = 0
  const buckets = () => {
    let below = 0
    return bounds.map((bound, index) => ({
      suffix: '_bucket',
      labels: { le: String(bound) },
      value: (below += counts[index] ?? 0),
    }))
  }
  return {
    ...gauge(name, help, () => [
      ...buckets(),
      { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
      { suffix: '_sum', value: sum },
      { suffix: '_count', value: count },
    ]),
    type: 'histogram' as const,
    observe(value: number) {
      count += 1
      sum += value
      const index = bounds.findIndex((bound) => value <= bound)
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
    },
  }
}

/** Empty if the metric can't be collected. */
async function samplesOf({ name, collect }: Metric): Promise<NamedSample[]> {
  try {
    const samples = await collect()
    return samples.map(({ suffix = '', labels = {}, value }) => ({ name: name + suffix, labels, value }))
  } catch {
    return []
  }
}

async function textOf(metric: Metric): Promise<string> {
  const samples = await samplesOf(metric)
  if (samples.length === 0) return ''
  const { name, help, type } = metric
  const lines = samples.map((sample) => `${sample.name}${labelText(sample.labels)} ${sample.value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string) =>
  value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
