/** Errors that pages say by themselves; the others come with the server's responses, in words. */
export const pageErrors = {
  wrong_code: 'This code is not right or has expired. Please check it, or get a new one.',
  caregiver_cannot_check_card: 'Caregiver status cannot check Medicaid Card.',
  caregiver_cannot_apply: 'Caregiver status cannot apply for long-term care.',
  locked: 'Too many tries. Please wait 15 minutes, or reset your password.',
  unknown_postcode: 'Non-existent postcode number',
  file_gone: 'A picture is no longer there. Please upload it again.',
  wrong_password: 'The current password is not right. Please try again.',
  invitation_gone: 'This invitation was used or has expired. Please ask for a new one.',
  changed_meanwhile:
    'Someone else changed this in the meantime. Nothing was overwritten. Look at the latest version, then save again.',
  texts_stopped: 'The person at this number does not want texts from us. Please call instead.',
};
