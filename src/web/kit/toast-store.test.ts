import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, pauseToastTimer, showToast, startToastTimer, toastStore } from './toast-store.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});
const title = () => toastStore.current()?.title ?? null;

test('one at a time, for five seconds unless told', () => {
  showToast({ title: 'one' });
  vi.advanceTimersByTime(4000);
  showToast({ title: 'two' });
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('two');
  vi.advanceTimersByTime(1);
  expect(title()).toBeNull();
  showToast({ title: 'long', duration: 8000 });
  vi.advanceTimersByTime(7999);
  expect(title()).toBe('long');
});

test('stays while it is pointed at', () => {
  showToast({ title: 'read me' });
  pauseToastTimer();
  vi.advanceTimersByTime(60_000);
  expect(title()).toBe('read me');
  startToastTimer();
  vi.advanceTimersByTime(5000);
  expect(title()).toBeNull();
});
