/** A plan for a practice, as the providers' page sells it. */
export interface PracticePlan {
  id: string;
  name: string;
  /** Whole US dollars a month; null is agreed with each customer. */
  monthlyPrice: number | null;
  popular: boolean;
  features: string[];
  callToAction: string;
}

export const PRACTICE_PLANS: readonly PracticePlan[] = [
  {
    id: 'practice-starter',
    name: 'Starter',
    monthlyPrice: 99,
    popular: false,
    features: ['100 analyses per month', 'Email support'],
    callToAction: 'Start Free Trial',
  },
  {
    id: 'practice-professional',
    name: 'Professional',
    monthlyPrice: 299,
    popular: true,
    features: ['500 analyses per month', 'Unlimited AI calls'],
    callToAction: 'Start Free Trial',
  },
  {
    id: 'practice-enterprise',
    name: 'Enterprise',
    monthlyPrice: null,
    popular: false,
    features: ['Unlimited analyses', 'Multi-language calling'],
    callToAction: 'Contact Sales',
  },
];
