export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

/** Right and wrong answers of one kind, and what follows from them. */
export class Tally {
  truePositives = 0;
  falsePositives = 0;
  falseNegatives = 0;
  trueNegatives = 0;

  add(wanted: boolean, given: boolean): void {
    if (wanted) given ? this.truePositives++ : this.falseNegatives++;
    else given ? this.falsePositives++ : this.trueNegatives++;
  }
  get precision(): number {
    return this.truePositives / Math.max(1, this.truePositives + this.falsePositives);
  }
  get recall(): number {
    return this.truePositives / Math.max(1, this.truePositives + this.falseNegatives);
  }
  get f1(): number {
    const sum = this.precision + this.recall;
    return sum === 0 ? 0 : (2 * this.precision * this.recall) / sum;
  }
  toString(): string {
    const counts = `tp ${this.truePositives} fp ${this.falsePositives} fn ${this.falseNegatives} tn ${this.trueNegatives}`;
    return `P ${this.precision.toFixed(3)} R ${this.recall.toFixed(3)} F1 ${this.f1.toFixed(3)} (${counts})`;
  }
}
