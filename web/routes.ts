/** The route table of spec §2, one line a row; ids are the spec's route names. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home.page.tsx', { id: 'home' }),
  route('feedback', 'pages/feedback-list.page.tsx', { id: 'feedback list' }),
  route('community/activity', 'pages/activity-index.page.tsx', { id: 'activityIndex' }),
  route('community/activity/list', 'pages/activity-list.page.tsx', { id: 'activityList' }),
  route('community/activity/search', 'pages/activity-search.page.tsx', { id: 'activitySearch' }),
  route('community/activity/result', 'pages/activity-result.page.tsx', { id: 'activityRegResult' }),
  route('community/news', 'pages/news-list.page.tsx', { id: 'news' }),
  route('community/news/:id', 'pages/news-detail.page.tsx', { id: 'newsDetail' }),
  route('about/team', 'pages/team.page.tsx', { id: 'team' }),
  route('about/teamevent/:eventId', 'pages/team-event.page.tsx', { id: 'teamevent' }),
  route('about/faq', 'pages/faq.page.tsx', { id: 'faq' }),
  route('about/privacy', 'pages/privacy.page.tsx', { id: 'privacy' }),
  route('about/TermsOfServices', 'pages/terms.page.tsx', { id: 'TermsOfServices' }),
  route('login', 'pages/login.page.tsx', { id: 'login' }),
  route('register/:type', 'pages/register.page.tsx', { id: 'register' }),
  route('regselect', 'pages/regselect.page.tsx', { id: 'regselect' }),
  route('regresult/:type', 'pages/regresult.page.tsx', { id: 'regresult' }),
  route('resetpwd', 'pages/resetpwd.page.tsx', { id: 'resetpwd' }),
  // Ours: where the QR code of a certificate leads.
  route('verify/:number', 'pages/verify.page.tsx', { id: 'verify' }),
  // Ours: an activity as staff look at it before it is published.
  route('preview/activity/:id', 'pages/activity-preview.page.tsx', { id: 'activity-preview' }),
  route('demo/inbox', 'pages/demo-inbox.page.tsx', { id: 'demo-inbox' }),

  // Login required: the layout sends visitors to /login with `redirect`.
  layout('pages/signed-in.layout.tsx', [
    route('services', 'pages/services.page.tsx', { id: 'services' }),
    route('services/booking', 'pages/booking.page.tsx', { id: 'servicesbooking' }),
    // Ours: the appointment as one large page to print.
    route('services/booking/print/:recordId', 'pages/booking-print.page.tsx', {
      id: 'services-booking-print',
    }),
    route('services/whitecard/info', 'pages/whitecard-info.page.tsx', {
      id: 'services-whitecard-info',
    }),
    route('services/result/:type', 'pages/services-result.page.tsx', {
      id: 'services-result-page',
    }),
    route('feedback/create', 'pages/feedback-create.page.tsx', { id: 'createFeedback' }),
    route('community/activity/:id', 'pages/activity-detail.page.tsx', { id: 'activityDetail' }),
    route('user', 'pages/user.layout.tsx', { id: 'user' }, [
      index('pages/user-home.page.tsx', { id: 'user-home' }),
      route('index', 'pages/user-index.page.tsx', { id: 'user-profile' }),
      layout('pages/caregiver.layout.tsx', [
        route('training/:trainingContentId', 'pages/training.page.tsx', { id: 'training' }),
        route('exam/:trainingContentId', 'pages/exam.page.tsx', { id: 'exam' }),
      ]),
    ]),
  ]),

  // The office: staff only, in a frame of its own.
  route('office/login', 'office/login.page.tsx', { id: 'office-login' }),
  route('office/forgot', 'office/forgot.page.tsx', { id: 'office-forgot' }),
  route('office/reset', 'office/reset.page.tsx', { id: 'office-reset' }),
  route('office/welcome', 'office/welcome.page.tsx', { id: 'office-welcome' }),
  layout('office/office.layout.tsx', [
    route('office', 'office/desk.page.tsx', { id: 'office-desk' }),
    route('office/people', 'office/people/people.page.tsx', { id: 'office-people' }),
    route('office/people/:userId', 'office/people/person.page.tsx', { id: 'office-person' }),
    route('office/audit', 'office/audit/audit.page.tsx', { id: 'office-audit' }),
    route('office/account', 'office/account.page.tsx', { id: 'office-account' }),
    route('office/activities', 'office/activities/activities.page.tsx', {
      id: 'office-activities',
    }),
    route('office/activities/:id', 'office/activities/registrations.page.tsx', {
      id: 'office-registrations',
    }),
    route('office/activities/:id/print', 'office/activities/print-list.page.tsx', {
      id: 'office-registrations-print',
    }),
    route('office/reviews', 'office/reviews/reviews.page.tsx', { id: 'office-reviews' }),
    route('office/appointments', 'office/days/appointments.page.tsx', {
      id: 'office-appointments',
    }),
    route('office/calendar', 'office/days/calendar.page.tsx', { id: 'office-calendar' }),
    route('office/team', 'office/team.page.tsx', { id: 'office-team' }),
    route('office/applications', 'office/cases/application-queue.page.tsx', {
      id: 'office-applications',
    }),
    route('office/applications/:caseId', 'office/cases/application-case.page.tsx', {
      id: 'office-application',
    }),
    route('office/cards', 'office/cases/card-queue.page.tsx', { id: 'office-cards' }),
    route('office/cards/:caseId', 'office/cases/card-case.page.tsx', { id: 'office-card' }),
    route('office/requests', 'office/cases/request-queue.page.tsx', { id: 'office-requests' }),
    route('office/requests/:caseId', 'office/cases/request-case.page.tsx', {
      id: 'office-request',
    }),
    route('office/content', 'office/content/content-home.page.tsx', { id: 'office-content' }),
    route('office/content/:type', 'office/content/content-list.page.tsx', {
      id: 'office-content-list',
    }),
    route('office/content/:type/:id', 'office/content/content-edit.page.tsx', {
      id: 'office-content-edit',
    }),
    route('office/media', 'office/content/media.page.tsx', { id: 'office-media' }),
    route('office/messages', 'office/messages/messages.page.tsx', { id: 'office-messages' }),
    route('office/message-texts', 'office/messages/message-texts.page.tsx', {
      id: 'office-message-texts',
    }),
    route('office/settings', 'office/settings/settings.page.tsx', { id: 'office-settings' }),
    route('office/training/people', 'office/training/progress.page.tsx', { id: 'office-training' }),
    route('office/training/people/:userId', 'office/training/person.page.tsx', {
      id: 'office-trainee',
    }),
    route('office/training/contents', 'office/training/contents.page.tsx', {
      id: 'office-training-contents',
    }),
    route('office/training/contents/:trainingId', 'office/training/content.page.tsx', {
      id: 'office-training-content',
    }),
  ]),

  route('*', 'pages/unknown.page.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
