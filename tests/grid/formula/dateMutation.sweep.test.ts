import './dateMutation.test';
