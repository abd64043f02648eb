import { expect, test } from 'vitest';
import { megabytes, timeAgo } from './measures.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => timeAgo(new Date(now.getTime() - seconds * 1000), now);

test('time is told in minutes, hours and days', () => {
  expect([ago(-30), ago(59), ago(60), ago(3599), ago(3600), ago(86_399), ago(86_400), ago(864_000)]).toEqual([
    'just now', 'just now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago', '1 day ago', '10 days ago',
  ]); // biome-ignore format: one list
});

test('sizes are told in megabytes with one decimal', () => {
  expect([megabytes(1_468_006), megabytes(10_485_760), megabytes(2000)]).toEqual(['1.4 MB', '10.0 MB', 'under 0.1 MB']);
});
