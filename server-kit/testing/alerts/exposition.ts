/** Labels of a series by name. */
export type Labels = Readonly<Record<string, string>>;

/** One line of a response of `/metrics`. */
export interface ScrapedSample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
  /** Counters and the parts of histograms add up, gauges have a level. */
  readonly isCounter: boolean;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;
const TYPE = /^# TYPE (\S+) (\S+)$/;
const SUFFIX = /_(?:bucket|count|sum)$/;

/** Parses the text format of Prometheus. @throws Error for a line that is neither a comment nor a sample */
export function parseExposition(text: string): readonly ScrapedSample[] {
  const types = new Map<string, string>();
  const samples: ScrapedSample[] = [];
  for (const line of text.split('\n')) {
    const [, typed, type] = TYPE.exec(line) ?? [];
    if (typed !== undefined && type !== undefined) types.set(typed, type);
    if (line === '' || line.startsWith('#')) continue;
    samples.push(parseSample(line, types));
  }
  return samples;
}

function parseSample(line: string, types: ReadonlyMap<string, string>): ScrapedSample {
  const [, name, labelText = '', value] = SAMPLE.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`/metrics has the invalid line ${line}`);
  const type = types.get(name) ?? types.get(name.replace(SUFFIX, ''));
  const labels = [...labelText.matchAll(LABEL)].map(([, label = '', text = '']) => [label, unescape(text)]);
  return {
    name,
    labels: Object.fromEntries(labels),
    value: value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value),
    isCounter: type === 'counter' || type === 'histogram' || type === 'summary',
  };
}

function unescape(text: string): string {
  return text.replace(/\\(.)/g, (_match, character: string) => (character === 'n' ? '\n' : character));
}
