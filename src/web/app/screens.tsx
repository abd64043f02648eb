import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { User } from '../../contract/users.js';
import { Members } from './members.js';
import { paths } from './paths.js';

const NotFound = lazy(async () => ({ default: (await import('./not-found.js')).NotFound }));
const Landing = lazy(() => import('./pages/landing-page.js'));
const Auth = lazy(() => import('./pages/auth-page.js'));
const VerifyEmail = lazy(() => import('./pages/verify-email-page.js'));
const ForgotPassword = lazy(() => import('./pages/forgot-password-page.js'));
const ResetPassword = lazy(() => import('./pages/reset-password-page.js'));
const ChooseType = lazy(() => import('./pages/choose-type-page.js'));
const Dashboard = lazy(() => import('./pages/dashboard-page.js'));
const Legal = lazy(() => import('./pages/legal-page.js'));
const MedicalTerms = lazy(() => import('./pages/medical-terms-page.js'));
const ProcedureRisks = lazy(() => import('./pages/procedure-risks-page.js'));
const Pricing = lazy(() => import('./pages/pricing-page.js'));
const SharedPage = lazy(() => import('./pages/shared-page.js'));
const Checkout = lazy(() => import('./pages/checkout-page.js'));
const Reports = lazy(() => import('./pages/reports-page.js'));
const RosterPage = lazy(() => import('./pages/roster-page.js'));
const Settings = lazy(() => import('./pages/settings-page.js'));
const AnalysisPage = lazy(() => import('./pages/analysis-page.js'));

/** Which screen an address shows to whom. */
export function Screens({ user }: { user: User | null }) {
  return (
    <Switch>
      <Route path={paths.terms}>
        <Legal which="terms" user={user} />
      </Route>
      <Route path={paths.privacy}>
        <Legal which="privacy" user={user} />
      </Route>
      <Route path={paths.shared}>
        <SharedPage />
      </Route>
      <Route path={paths.verifyEmail}>
        <VerifyEmail user={user} />
      </Route>
      <Route path={paths.forgotPassword}>
        <ForgotPassword user={user} />
      </Route>
      <Route path={paths.resetPassword}>
        <ResetPassword user={user} />
      </Route>
      {/* Everything else begins once the account has a type. */}
      {user && user.userType === null && (
        <Route>
          <ChooseType user={user} />
        </Route>
      )}
      <Route path={paths.medicalTerms}>
        <MedicalTerms user={user} />
      </Route>
      <Route path={paths.procedures}>
        <ProcedureRisks user={user} />
      </Route>
      <Route path={paths.pricing}>
        <Pricing user={user} />
      </Route>
      <Route path={paths.checkoutTest}>{({ id }) => <Checkout user={user} testId={id} />}</Route>
      <Route path={paths.checkoutDone}>
        <Checkout user={user} testId={null} />
      </Route>
      <Route path={paths.signIn}>
        <Auth user={user} />
      </Route>
      <Route path={paths.settings}>
        <Members user={user}>{(member) => <Settings user={member} />}</Members>
      </Route>
      {/* Nothing else answers before two-step sign-in is set up. */}
      {user?.mustSetUpTwoStep && (
        <Route>
          <Redirect to={`${paths.settings}#two-step`} replace />
        </Route>
      )}
      <Route path={paths.home}>{user ? <Dashboard user={user} /> : <Landing which="choice" />}</Route>
      <Route path={paths.patient}>
        {user ? (
          <Members user={user} only="patient">
            {(member) => <Dashboard user={member} />}
          </Members>
        ) : (
          <Landing which="patient" />
        )}
      </Route>
      <Route path={paths.provider}>
        {user ? (
          <Members user={user} only="provider">
            {(member) => <Dashboard user={member} />}
          </Members>
        ) : (
          <Landing which="provider" />
        )}
      </Route>
      <Route path={paths.providerHome}>
        <Members user={user} only="provider">
          {(member) => <Dashboard user={member} />}
        </Members>
      </Route>
      <Route path={paths.imagingReports}>
        <Members user={user}>{(member) => <Reports of="imaging" user={member} />}</Members>
      </Route>
      <Route path={paths.labwork}>
        <Members user={user}>{(member) => <Reports of="labwork" user={member} />}</Members>
      </Route>
      <Route path={paths.labResults}>
        <Redirect to={paths.labwork} replace />
      </Route>
      <Route path={paths.medicalReports}>
        <Members user={user}>{(member) => <Reports of="all" user={member} />}</Members>
      </Route>
      <Route path={paths.roster}>
        <Members user={user} only="provider">
          {(member) => <RosterPage user={member} />}
        </Members>
      </Route>
      <Route path="/analyses/:id">
        {({ id }) => (/^[1-9]\d{0,9}$/.test(id) ? <AnalysisPage key={id} id={Number(id)} user={user} /> : <NotFound />)}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
