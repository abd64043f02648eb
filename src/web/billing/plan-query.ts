import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BillingState, Catalogue } from '../../contract/billing.js';
import { billingRoutes } from '../../contract/billing-routes.js';
import type { PaidPlanId, PlanId } from '../../contract/plans.js';
import { planOf, TIER_LABEL } from '../../contract/plans.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { longDate } from '../kit/measures.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { planTexts as texts } from './texts.js';

/** What can be bought here. */
export function useCatalogue(): Catalogue | undefined {
  return useQuery({ queryKey: queryKeys.plans, queryFn: ({ signal }) => call(billingRoutes.listPlans, { signal }) })
    .data;
}

/** One's own plan; asked again every so many milliseconds, where that is given. */
export function usePlan(enabled: boolean, again?: number | false): BillingState | undefined {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.billing,
    queryFn: async ({ signal }) => {
      const state = await call(billingRoutes.billingState, { signal });
      const user = client.getQueryData<{ subscriptionTier: string; uploadsRemaining: number | null }>(queryKeys.user);
      const isOld = user && (user.subscriptionTier !== state.tier || user.uploadsRemaining !== state.uploadsRemaining);
      if (isOld) void client.invalidateQueries({ queryKey: queryKeys.user });
      return state;
    },
    enabled,
    staleTime: 0,
    refetchInterval: again ?? false,
  }).data;
}

const failed = (of: 'checkoutFailed' | 'portalFailed' | 'notChanged') => (error: Error) =>
  showToast({ title: texts[of], text: wordsOf(error), failure: true });

/** Goes to the checkout of a plan or an add-on. */
export function useCheckout() {
  return useMutation({
    mutationFn: (body: { plan: PaidPlanId } | { addOn: 'rush' }) => call(billingRoutes.startCheckout, { body }),
    onSuccess: ({ url }) => location.assign(url),
    onError: failed('checkoutFailed'),
  });
}

/** Goes to the payment service's page for card and invoices. */
export function usePortal() {
  return useMutation({
    mutationFn: () => call(billingRoutes.openPortal),
    onSuccess: ({ url }) => location.assign(url),
    onError: failed('portalFailed'),
  });
}

/** A change of the plan; the answer is the plan as it is then. */
function usePlanAct<Input>(act: (input: Input) => Promise<BillingState>, said: (state: BillingState) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (state) => {
      client.setQueryData(queryKeys.billing, state);
      void client.invalidateQueries({ queryKey: queryKeys.user });
      showToast({ title: texts.updated, text: said(state) });
    },
    onError: failed('notChanged'),
  });
}

export function useChangePlan() {
  return usePlanAct(
    (plan: PaidPlanId) => call(billingRoutes.changePlan, { body: { plan } }),
    (state) => changeWords(state) ?? texts.isNow(planName(state.plan)),
  );
}
export function useCancelPlan() {
  return usePlanAct(
    () => call(billingRoutes.cancelPlan),
    (state) => changeWords(state) ?? texts.endsWithPeriod,
  );
}
export function useResumePlan() {
  return usePlanAct(
    () => call(billingRoutes.resumePlan),
    () => texts.stays,
  );
}

/** A plan's name, and for which of the two kinds of customers where that is not one person. */
export function planName(id: PlanId): string {
  const plan = planOf(id);
  if (plan.id === 'free') return translate(TIER_LABEL.free);
  return plan.line === 'practice' ? texts.practice(translate(plan.name)) : translate(plan.name);
}

/** "Your plan changes to Basic on December 21, 2026.", or that it ends; null when nothing is to come. */
export function changeWords({ plan, next, endsAtPeriodEnd, periodEnd }: BillingState): string | null {
  if (next) return texts.changesTo(planName(next.plan), dateWords(next.at));
  if (endsAtPeriodEnd && periodEnd) return texts.endsOn(planName(plan), dateWords(periodEnd));
  return null;
}

export function dateWords(iso: string): string {
  return longDate(new Date(iso));
}
